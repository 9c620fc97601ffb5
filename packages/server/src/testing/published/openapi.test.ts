import { expect, it } from 'vitest'
import { openapiChecks } from './openapi.ts'
import { schemaOfTable } from './tables.ts'
import { validatorOf } from './validator.ts'

const json = (schema: Record<string, unknown>) => ({ content: { 'application/json': { schema } } })
const text = { type: 'string' }
const { request, answer } = openapiChecks([
  {
    paths: {
      '/bookings/': { get: { responses: { 200: json({ type: 'array', items: text }) } } },
      '/bookings/{id}': {
        get: {
          parameters: [
            { in: 'path', name: 'id', required: true },
            { in: 'query', name: 'timeout', schema: { type: 'number' } },
          ],
          responses: {
            200: json({
              type: 'object',
              required: ['id'],
              properties: { id: text, tags: { type: 'object' }, note: { type: 'string', nullable: true } },
            }),
          },
        },
      },
      '/bookings': {
        post: {
          requestBody: json({
            type: 'object',
            properties: {
              pay: { anyOf: [{ type: 'object', properties: { by: { enum: ['card'] } } }, text] },
            },
          }),
        },
      },
    },
  },
])
const query = (of = '') => new URLSearchParams(of)

it('an answer has the required fields of their types, and no others', () => {
  const of = (body: object) => answer('GET /bookings/B1', 200, body)
  expect(of({ id: 'B1', note: null, tags: { ANY: 'thing' } })).toBeUndefined()
  expect(of({ note: 'x' })).toMatch(/required property 'id'/)
  expect(of({ id: 1 })).toMatch(/\/id must be string/)
  expect(of({ id: 'B1', more: 1 })).toMatch(/additional properties \(more\)/)
  expect(answer('GET /bookings/', 200, ['B1'])).toBeUndefined()
  expect(answer('GET /bookings/', 200, [1])).toMatch(/must be string/)
  // An answer that is not published is not checked, and a call that is not published is a problem.
  expect(answer('GET /bookings/B1', 500, { error: 1 })).toBeUndefined()
  expect(answer('GET /rooms', 200, {})).toBe('no operation is known of this call')
})

it('a request has the published parameters and body', () => {
  expect(request('GET /bookings/B1', query('timeout=4'), {})).toBeUndefined()
  expect(request('GET /bookings/B1', query('timeout=soon'), {})).toMatch(/\/timeout must be number/)
  expect(request('GET /bookings/B1', query('language=en'), {})).toMatch(/\(language\)/)
  expect(request('POST /bookings', query(), { pay: { by: 'card' } })).toBeUndefined()
  expect(request('POST /bookings', query(), { pay: { by: 'cash' } })).toMatch(/\/pay/)
  expect(request('POST /bookings', query(), { pay: { with: 'card' } })).toMatch(/\/pay/)
})

it('a table of a document has nested fields, lists and types', () => {
  const markdown = [
    '## Other',
    'Return type',
    '| **id** | **number** | Another. |',
    '### Booking',
    'Parameters',
    ' **sent** | **array of strings**| Not an answer. | [required]',
    ' **also** | **string**| May be absent. | [optional]',
    '',
    'Return type',
    '| Name | Type | Description |',
    '| **id** | **string** | The id. |',
    '| **rooms** | **Object** | An array of rooms. |',
    `| ${'&nbsp;'.repeat(8)} **price** | **number** | Its price. |`,
    `| ${'&nbsp;'.repeat(7)} **names** | **Array** | Names. |`,
    '| **paid** | **boolean** | Whether it is paid. |',
    'End of the table.',
    '| **next** | **string** | Of another table. |',
  ].join('\n')
  const check = validatorOf({ definitions: { b: schemaOfTable(markdown, 'Booking') } })
  const of = (value: object) => check('#/definitions/b', value)
  expect(of({ id: 'B1', rooms: [{ price: 1, names: ['x'] }], paid: true, next: 1, sent: 1 })).toBeUndefined()
  expect(of({ id: 1 })).toMatch(/\/id must be string/)
  expect(of({ rooms: {} })).toMatch(/\/rooms must be array/)
  expect(of({ rooms: [{ price: '1' }] })).toMatch(/\/rooms\/0\/price must be number/)
  expect(of({ rooms: [{ names: 'x' }] })).toMatch(/\/rooms\/0\/names must be array/)
  const parameters = validatorOf({ definitions: { b: schemaOfTable(markdown, 'Booking', 'Parameters') } })
  const sent = (value: object) => parameters('#/definitions/b', value)
  expect(sent({ sent: ['x'] })).toBeUndefined()
  expect(sent({ also: 'x' })).toMatch(/required property 'sent'/)
  expect(sent({ sent: 'x' })).toMatch(/\/sent must be array/)
  expect(() => schemaOfTable(markdown, 'Nothing')).toThrow('no table of Nothing')
})
