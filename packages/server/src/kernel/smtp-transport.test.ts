import { createTransport } from 'nodemailer'
import { describe, expect, it } from 'vitest'
import { mailServer } from '../commands/check-live/testing/stand-ins.ts'
import { transportOf } from './smtp-transport.ts'

describe('a mail server without TLS', () => {
  /** Logs in at a server of this machine as at one with this address. */
  async function login(address: string) {
    const url = `smtp://user:right@${await mailServer()}`
    return createTransport({ ...transportOf(address), url }).verify()
  }

  it('sends no password without TLS beyond this machine', async () => {
    await expect(login('smtp://user:right@mail.example.com:587')).rejects.toThrow(/STARTTLS|TLS/)
  })

  it.each(['smtp://user:right@127.0.0.1:25', 'smtp://user:right@mail.example.com?ignoreTLS=true'])(
    'gets one on this machine, and where its address says so: %s',
    async (address) => expect(await login(address)).toBe(true),
  )
})
