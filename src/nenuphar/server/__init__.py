"""The table online: pages, people and tables in one process. README.md has its rules and the order to read it in."""
