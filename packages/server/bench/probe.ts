import { Session } from 'node:inspector/promises'
import { topOf } from './top.ts'

/**
 * Loaded before a measured program: answers `cpu` over IPC with its CPU time, and `profile` and `top` with a profile of its
 * functions between both, without keeping the process alive.
 */
const session = new Session()
process.on('message', async (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: user + system })
  } else if (message === 'profile') {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
    process.send?.({ profiling: true })
  } else if (message === 'top') {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    process.send?.({ top: topOf(profile) })
  }
})
process.channel?.unref()
