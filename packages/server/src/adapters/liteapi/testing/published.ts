import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '../../../config.ts'
import { createFindings } from '../../../testing/published/findings.ts'
import { type OpenapiChecks, openapiChecks } from '../../../testing/published/openapi.ts'
import { schemaOfTable } from '../../../testing/published/tables.ts'
import { type Check, validatorOf } from '../../../testing/published/validator.ts'
import { openapiDocuments } from './definitions.ts'

/** Calls, and the headings of their tables in the README of LiteAPI's client; the table describes this part of an answer. */
const tables: readonly (readonly [call: RegExp, heading: string, part: (answer: Answer) => unknown])[] = [
  [/^POST \/hotels\/rates$/, 'Hotel full rates availability', ({ data }) => listOf(data).flatMap(offersOf)],
  [/^POST \/rates\/prebook$/, 'Hotel rate prebook', ({ data }) => [data]],
  [/^POST \/rates\/book$/, 'Hotel rate book', ({ data }) => [data]],
  [/^GET \/bookings\/\w+$/, 'Booking retrieve', ({ data }) => [data]],
  [/^PUT \/bookings\/\w+$/, 'Booking cancel', ({ data }) => [data]],
  [/^GET \/data\/hotels$/, 'List of hotels', ({ data }) => data],
  [/^GET \/data\/hotel$/, 'Hotel details', ({ data }) => [data]],
]

/** The call whose parameters the README has as they are today. */
const RATES = 'POST /hotels/rates'

/** Fields of the README that the newer OpenAPI documents define otherwise. */
const outdated = ['chainId', 'order']

interface Answer {
  readonly data?: unknown
}
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const offersOf = (hotel: unknown) => listOf((hotel as { roomTypes?: unknown }).roomTypes)

let checks: { readonly ofTable: Check; readonly openapi: OpenapiChecks | undefined } | undefined

function load() {
  const markdown = readFileSync(join(repositoryRoot, 'node_modules', 'liteapi-node-sdk', 'README.md'), 'utf8')
  const definitions = Object.fromEntries(
    tables.map(([, heading]) => [
      heading.replaceAll(' ', '-'),
      { type: 'array', items: withoutOutdated(schemaOfTable(markdown, heading)) },
    ]),
  )
  const rates = schemaOfTable(markdown, 'Hotel full rates availability', 'Parameters')
  const documents = openapiDocuments()
  return {
    ofTable: validatorOf({ definitions: { ...definitions, rates } }),
    openapi: documents.length > 0 ? openapiChecks(documents) : undefined,
  }
}

const withoutOutdated = (schema: object): object =>
  JSON.parse(JSON.stringify(schema, (name, value) => (outdated.includes(name) ? {} : value)))

/**
 * Compares requests and answers with what LiteAPI publishes: searches and answers with the README of its client, and, once
 * `npm run definitions` has run, all with its OpenAPI documents.
 */
export function liteapiPublished() {
  checks ??= load()
  const { ofTable, openapi } = checks
  const findings = createFindings('LiteAPI')
  return {
    hasOpenapi: openapi !== undefined,
    request(call: string, query: URLSearchParams, body: unknown) {
      if (call === RATES) findings.note(`request ${call}`, ofTable('#/definitions/rates', body))
      findings.note(`request ${call}`, openapi?.request(call, query, body))
    },
    answer(call: string, status: number, body: object) {
      const [, heading = '', part] = tables.find(([pattern]) => pattern.test(call)) ?? []
      if (part && status === 200)
        findings.note(`answer ${call}`, ofTable(`#/definitions/${heading.replaceAll(' ', '-')}`, part(body)))
      findings.note(`answer ${call} ${status}`, openapi?.answer(call, status, body))
    },
    throwAny: findings.throwAny,
  }
}
