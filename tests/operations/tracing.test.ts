import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import {
  bookOne,
  finalStatus,
  type Traveller,
  traveller,
} from '../../packages/server/src/modules/booking/bookings/testing/traveller.ts'
import { testDatabaseForThisTest } from '../../packages/server/src/testing/database.ts'
import { type TraceReceiver, traceReceiver } from '../../packages/server/src/testing/trace-receiver.ts'
import { startProcess } from '../faults/server-process.ts'

/** Packages of the OpenTelemetry SDK. */
const sdk = /@opentelemetry\/(sdk|exporter|otlp|resources|core)[\w-]*/g

/** Writes the name of each OpenTelemetry package that a process loads to a file. */
const listLoaded = fileURLToPath(new URL('./list-loaded.mjs', import.meta.url))

async function receiver(isDeaf = false): Promise<TraceReceiver> {
  const started = await traceReceiver(isDeaf)
  onTestFinished(() => started.stop())
  return started
}

/** A server process and a traveller who books there with extra headers. */
async function serverWith(
  environment: Record<string, string>,
  headers: () => Record<string, string> = () => ({}),
) {
  const database = await testDatabaseForThisTest(3)
  const folder = mkdtempSync(join(tmpdir(), 'staykit-tracing-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const loaded = join(folder, 'loaded')
  const server = await startProcess(database.url, undefined, {
    NODE_OPTIONS: `--import=${listLoaded}`,
    LIST_LOADED: loaded,
    ...environment,
  })
  const who = traveller((path, init) => fetch(server.url + path, init), headers)
  return { server, who, loaded: () => readFileSync(loaded, 'utf8') }
}

const book = async (who: Traveller) => {
  const booked = await bookOne(who)
  return { ...booked, final: await finalStatus(who, booked.id, booked.email) }
}

it('the default sends nothing, and loads no code of the OpenTelemetry SDK', async () => {
  const { url, bodies } = await receiver()
  const { server, who, loaded } = await serverWith({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces` })
  expect((await book(who)).final.status).toBe('HOTEL_BOOKING_COMPLETE')
  await server.stop()
  expect(bodies).toEqual([])
  expect(loaded().match(sdk) ?? []).toEqual([])
  // Other packages only load types and names; the control shows that loading is detected.
  expect(loaded()).toContain('@opentelemetry/api')
})

it('an unreachable collector causes no failure', async () => {
  const { url, paths } = await receiver(true)
  const { server, who, loaded } = await serverWith({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
  expect((await book(who)).final.status).toBe('HOTEL_BOOKING_COMPLETE')
  // The collector got requests, and gets more while the process ends.
  await expect.poll(() => paths.size).toBe(1)
  // Control for the packages that are not loaded by default.
  expect(new Set(loaded().match(sdk)).size).toBeGreaterThan(3)
  await server.stop()
  expect(await server.ended).toBe(0)
})
