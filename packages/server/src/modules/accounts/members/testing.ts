import { vi } from 'vitest'
import { patience } from '../../../../../../tests/patience.ts'
import {
  type BookingServer,
  type BookingServerOptions,
  bookingServer,
} from '../../booking/bookings/testing/server.ts'
import { REF_ID } from '../../booking/bookings/testing/traveller.ts'

export const PASSWORD = 'Right-Pass1!'

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  readonly body: any
}

/** The account calls of a client, and the mail of a member. */
export async function accountServer(options: BookingServerOptions = {}) {
  const server = await bookingServer({ withJobs: true, ...options })
  const send = async (method: string, path: string, body?: object, token?: string): Promise<Answer> => {
    const response = await server.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { 'auth-token': token }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const auth = (name: string, body: object) => send('POST', `/api/auth/${name}`, { refId: REF_ID, ...body })
  const mailsTo = (email: string) =>
    server.deps.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id').execute()
  /** The code in the newest of `mails` mails. */
  const pinFor = async (email: string, mails = 1): Promise<string> => {
    const find = async () => {
      const all = await mailsTo(email)
      const pin = /\d{8}/.exec(all.at(-1)?.subject ?? '')
      if (all.length < mails || !pin) throw new Error(`no code for ${email}`)
      return pin[0]
    }
    return vi.waitFor(find, patience(30))
  }
  const join = async (email: string) => {
    await auth('sign-up', { username: email, password: PASSWORD })
    await auth('confirm', { username: email, pin: await pinFor(email) })
    return (await auth('sign-in', { username: email, password: PASSWORD })).body
  }
  return { ...server, send, auth, mailsTo, pinFor, join }
}

export type AccountServer = Awaited<ReturnType<typeof accountServer>> & {
  readonly stop: BookingServer['stop']
}
