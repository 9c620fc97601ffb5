// Loaded before the programs that npm start runs: whatever ends the parent, even kill -9, ends them too.
process.on('disconnect', () => process.exit(0))
