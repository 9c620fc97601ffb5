interface CdpSession {
  send(method: string, params: object): Promise<unknown>
}
interface Session {
  readonly id: string
  readonly browser: { getPage(id: string): { createCDPSession(): Promise<CdpSession> } }
}
interface Emulation {
  readonly command: string
  readonly payload?: unknown
  readonly session: Session
}

/** The command `forced-colors`, with `active` or `none`: the runner's own emulateMedia leaves this feature out in Chromium. */
export function forcedColors() {
  return {
    name: 'forced-colors',
    async executeCommand({ command, payload, session }: Emulation) {
      if (command !== 'forced-colors') return undefined
      const devtools = await session.browser.getPage(session.id).createCDPSession()
      await devtools.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: String(payload) }],
      })
      return true
    },
  }
}
