import { bookCalendar, bookReceipt, bookResend, type Client } from '@staykit/contract'
import { expect, it } from 'vitest'
import { loadDocument, resendMail } from './index.ts'

const of = { bookingId: 'ST-1', capability: 'cap' }

function start() {
  const requests: unknown[] = []
  const client = (async (call: unknown, body: unknown) => {
    requests.push([call, body])
    return { name: 'stay.pdf', mediaType: 'application/pdf', content: btoa('\u0000\u00ffPDF') }
  }) as unknown as Client
  return { asked: requests, client }
}

it.each([
  ['calendar', bookCalendar],
  ['receipt', bookReceipt],
] as const)('a %s is requested by its own call, and arrives byte for byte', async (kind, call) => {
  const { asked: requests, client } = start()
  expect(await loadDocument(client, kind, of)).toEqual({
    name: 'stay.pdf',
    mediaType: 'application/pdf',
    bytes: Uint8Array.from([0, 255, 80, 68, 70]).buffer,
  })
  expect(requests).toEqual([[call, of]])
})

it('a mail is sent again for the trip and the address that it was booked with', async () => {
  const { asked: requests, client } = start()
  await resendMail(client, { bookingId: 'ST-1', email: 'maya@example.com' })
  expect(requests).toEqual([[bookResend, { bookingId: 'ST-1', email: 'maya@example.com' }]])
})
