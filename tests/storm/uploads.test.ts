import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { ensureProfile } from '../../packages/server/src/modules/accounts/members/accounts.ts'
import { createSessions } from '../../packages/server/src/modules/accounts/members/sessions.ts'
import { signedIn } from '../../packages/server/src/modules/booking/bookings/testing/member.ts'
import { REF_ID } from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { testDatabase } from '../../packages/server/src/testing/database.ts'
import { AUTH_SECRET, startProcess } from '../faults/server-process.ts'
import { counted } from '../figures/record.ts'
import { patience } from '../patience.ts'

const UPLOADS = 80
const MB = 1_048_576

/** Highest memory of a process so far, MB. */
const peakOf = (pid: number) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024)

it(`${UPLOADS} large pictures of one member at once take little memory, and stop no other call for long`, async () => {
  const database = await testDatabase(3)
  const server = await startProcess(database.url)
  const { db } = database
  const sessions = createSessions({ db, secrets: [AUTH_SECRET], now: () => new Date() })
  const { id, token } = await signedIn(
    { deps: { db, sessions } },
    { ask: (path, init) => fetch(server.url + path, init) },
  )
  await ensureProfile({ db }, id, REF_ID)
  // Noise does not shrink: about 5 MB as a PNG.
  const noise = await sharp({
    create: {
      width: 1_300,
      height: 1_300,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(4 * MB)
  const body = JSON.stringify({ name: 'me.png', picture: noise.toString('base64') })
  const upload = () =>
    fetch(`${server.url}/api/profile/users/${id}/picture`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'auth-token': token },
      body,
    }).then(
      ({ status }) => status,
      () => 0,
    )
  // The first one loads the library of pictures.
  expect(await upload()).toBe(200)
  const before = peakOf(server.pid)
  let longest = 0
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      await fetch(`${server.url}/healthz`).then((answer) => answer.text())
      longest = Math.max(longest, performance.now() - began)
      await new Promise((done) => setTimeout(done, 20))
    }
  })()
  const statuses = new Map<number, number>()
  for (const status of await Promise.all(Array.from({ length: UPLOADS }, upload)))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  isOver = true
  await watching
  const peak = peakOf(server.pid)
  console.log(
    `uploads: ${counted(statuses)}; memory ${before} to ${peak} MB; longest wait ${Math.round(longest)} ms`,
  )
  // Some of those within the limit wait so long for their turn that the request times out.
  expect(statuses.get(429)).toBe(UPLOADS - 29)
  expect((statuses.get(200) ?? 0) + (statuses.get(408) ?? 0)).toBe(29)
  expect(peak).toBeLessThan(700)
  expect(longest).toBeLessThan(patience(3))
  await server.stop()
  await database.drop()
})
