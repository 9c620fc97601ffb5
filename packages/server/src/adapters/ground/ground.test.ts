import { areaZooms } from '@staykit/domain'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openGround, REBUILD_MS } from './ground.ts'

it('requests for maps start one build, and after a failure the next one later', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let builds = 0
  const ground = openGround('/nowhere', async () => {
    builds += 1
    throw new Error('no registry')
  })
  const request = () => expect(ground.area(areaZooms[0], 0, 0)).rejects.toThrow('no registry')
  await Promise.all([request(), request()])
  await vi.advanceTimersByTimeAsync(REBUILD_MS - 1)
  await request()
  expect(builds).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await request()
  expect(builds).toBe(2)
})
