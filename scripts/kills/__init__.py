"""Kills servers in the middle of play, again and again, and then looks whether anything was lost or done twice.

    python -m scripts.kills --store postgresql --kills 1000
    python -m scripts.kills --store sqlite --kills 300
    python -m scripts.kills --scenes tours,contests --store postgresql --kills 200

Players go to any server that lives and repeat what was not answered. Meanwhile servers are killed (SIGKILL) and
started again; now and then the database of PostgreSQL stands still (SIGSTOP), is restarted, or crashes (SIGQUIT). What
is played meanwhile, and what must be so afterwards, is told by a scene: tables with bots and clocks, tours, contests.
"""
