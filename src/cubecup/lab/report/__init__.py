"""The report: plots and tables of simulated games as one HTML file, and the plots as files of their own."""
