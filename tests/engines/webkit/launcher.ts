import { openWebKit, type WebKitPage } from './page.ts'

const keyNames: Readonly<Record<string, string>> = {
  Enter: 'Return',
  ArrowDown: 'Down',
  ArrowUp: 'Up',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Backspace: 'BackSpace',
  PageDown: 'Next',
  PageUp: 'Prior',
  Control: 'ctrl',
  Shift: 'shift',
}
const keyName = (key: string) => keyNames[key] ?? key

const SIZE = { width: 1024, height: 768 }

/** As much of Playwright's page as the commands of the test runner need. */
const commandsOf = (page: WebKitPage) => ({
  setViewportSize: ({ width, height }: typeof SIZE) => page.resize(width, height),
  keyboard: {
    type: (text: string) => page.type(text),
    press: (keys: string) => page.keys(keys.split('+').map(keyName).join('+')),
    down: (key: string) => page.keyDown(keyName(key)),
    up: (key: string) => page.keyUp(keyName(key)),
  },
  emulateMedia: () => Promise.reject(new Error('WebKitGTK emulates no media features')),
})

/**
 * Launches WebKitGTK for web-test-runner: one window for each page that runs at the same time, because only the window
 * with the focus draws frames and takes keys.
 */
export function webkitLauncher(concurrency: number) {
  const idle: WebKitPage[] = []
  const busy = new Map<string, WebKitPage>()
  return {
    name: 'WebKit',
    // The runner's commands know this kind of page.
    type: 'playwright',
    concurrency,
    async startSession(id: string, url: string) {
      const page = idle.pop() ?? (await openWebKit(SIZE))
      busy.set(id, page)
      await page.resize(SIZE.width, SIZE.height)
      await page.goto(url)
    },
    startDebugSession: () => Promise.reject(new Error('WebKit has no debugger here')),
    isActive: (id: string) => busy.has(id),
    getBrowserUrl: () => undefined,
    async stopSession(id: string) {
      const page = busy.get(id)
      busy.delete(id)
      if (!page) return {}
      await page.goto('about:blank').then(
        () => idle.push(page),
        () => page.close(),
      )
      return {}
    },
    async stop() {
      await Promise.all([...idle, ...busy.values()].map((page) => page.close()))
    },
    getPage(id: string) {
      const page = busy.get(id)
      if (!page) throw new Error(`no page of session ${id}`)
      return commandsOf(page)
    },
  }
}
