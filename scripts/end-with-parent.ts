// Loaded before the programs of npm start: they end with their parent, even after kill -9.
process.on('disconnect', () => process.exit(0))
