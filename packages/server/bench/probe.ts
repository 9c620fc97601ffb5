/** Loaded before a measured program: answers `cpu` over IPC, without keeping the process alive. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: user + system })
})
process.channel?.unref()
