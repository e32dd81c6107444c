"""Seven Cubes: the second game, behind the same contract of the kernel. Start with `SevenCubes` in `game`."""
