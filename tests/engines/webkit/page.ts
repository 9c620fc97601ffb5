import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Builder, Capabilities, type WebDriver, type WebElement } from 'selenium-webdriver'
import { removeFolder } from '../../../packages/server/src/testing/remove-folder.ts'
import { freePort } from '../../free-port.ts'
import { patience } from '../../patience.ts'
import { enginePath } from '../programs.ts'
import { type Display, openDisplay } from './display.ts'
import { FOCUSED, KEYS_UP, LOOK_UP, PLACE, WATCH_POINTER } from './look-up.ts'

const patienceMs = patience(30)
const window = fileURLToPath(new URL('./window.py', import.meta.url))

export interface WindowOptions {
  readonly width: number
  readonly height: number
  readonly languages?: string
  readonly isDark?: boolean
  readonly hasTrackingPrevention?: boolean
  /** Safari's default is false: Tab reaches fields and buttons alone. */
  readonly tabsToLinks?: boolean
  /** File that runs before each page's own scripts. */
  readonly script?: string
}

/** A page of WebKit. Look-ups go through shadow roots; the mouse and the keys are real. */
export interface WebKitPage {
  readonly driver: WebDriver
  goto(url: string): Promise<void>
  url(): Promise<string>
  waitForUrl(pattern: RegExp): Promise<void>
  run<T>(script: string, ...values: unknown[]): Promise<T>
  /** Waits for the first visible element of a selector with that accessible name. */
  find(selector: string, name?: RegExp): Promise<WebElement>
  all(selector: string, name?: RegExp): Promise<WebElement[]>
  /** Waits until nothing visible matches. */
  gone(selector: string, name?: RegExp): Promise<void>
  /** Waits until `read` returns something true; fails with the last value. */
  until<T>(title: string, read: () => Promise<T>): Promise<NonNullable<T>>
  click(selector: string, name?: RegExp): Promise<void>
  press(element: WebElement): Promise<void>
  /** Clicks a field and types a text with the keyboard; returns the value when the last key has arrived. */
  fill(selector: string, name: RegExp, text: string): Promise<string>
  type(text: string): Promise<void>
  keys(...names: readonly string[]): Promise<void>
  keyDown(name: string): Promise<void>
  keyUp(name: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** Runs `act` in a frame. */
  inFrame<T>(selector: string, act: () => Promise<T>): Promise<T>
  focused(): Promise<string>
  /** Names of the files that have arrived. */
  downloads(): readonly string[]
  /** Errors of the console. */
  trouble(): readonly string[]
  save(path: string): Promise<void>
  close(): Promise<void>
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function until<T>(title: string, read: () => Promise<T>): Promise<NonNullable<T>> {
  const end = performance.now() + patienceMs
  let value: T | undefined
  for (;;) {
    value = await read().catch(() => undefined)
    if (value) return value
    if (performance.now() > end) throw new Error(`gave up: ${title} (${JSON.stringify(value)})`)
    await sleep(50)
  }
}

function startDriver(options: WindowOptions, display: Display, port: number, downloads: string) {
  const { width, height, languages, isDark, hasTrackingPrevention, tabsToLinks, script } = options
  const driver = spawn(enginePath('webkit'), ['-p', String(port)], {
    env: {
      ...process.env,
      DISPLAY: display.name,
      LANG: 'C.UTF-8',
      // No bridge to assistive technology: it waits for a bus that is not there.
      NO_AT_BRIDGE: '1',
      VIEW_SIZE: `${width}x${height}`,
      VIEW_DOWNLOADS: downloads,
      ...(languages && { VIEW_LANGUAGES: languages }),
      ...(isDark && { VIEW_DARK: '1' }),
      ...(hasTrackingPrevention && { VIEW_TRACKING_PREVENTION: '1' }),
      ...(tabsToLinks === false && { VIEW_TABS_TO_LINKS: '0' }),
      ...(script && { VIEW_SCRIPT: script }),
    },
  })
  const lines: string[] = []
  for (const stream of [driver.stdout, driver.stderr])
    stream.on('data', (chunk) => void lines.push(...String(chunk).split('\n')))
  return { lines, kill: () => void driver.kill() }
}

function connect(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'staykit-tests',
    'webkitgtk:browserOptions': { binary: window, args: ['--automation'] },
  })
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

/** Opens a window of WebKit on a display of its own. */
export async function openWebKit(options: WindowOptions): Promise<WebKitPage> {
  const downloads = mkdtempSync(join(tmpdir(), 'staykit-webkit-'))
  const [display, port] = await Promise.all([openDisplay(), freePort()])
  const { lines, kill } = startDriver(options, display, port, downloads)
  const answers = () => fetch(`http://127.0.0.1:${port}/status`).then(({ ok }) => ok)
  await until('the driver of WebKit answers', answers)
  const driver = await connect(port)
  await driver.manage().setTimeouts({ script: patienceMs, pageLoad: 2 * patienceMs })
  let size = { width: options.width, height: options.height }
  /** The frame in which `inFrame` acts. */
  let frame: WebElement | undefined

  const all = (selector: string, name?: RegExp) =>
    driver.executeScript<WebElement[]>(LOOK_UP, selector, name?.source ?? null)
  const find = (selector: string, name?: RegExp) =>
    until(`${selector} ${name ?? ''}`, async () => (await all(selector, name))[0])
  /** The place of the current frame in the window now: what is above it may still load. */
  const placeOfFrame = async () => {
    if (!frame) return [0, 0] as const
    await driver.switchTo().defaultContent()
    const place = await driver.executeScript<readonly [number, number]>(
      'const { x, y } = arguments[0].getBoundingClientRect(); return [x, y]',
      frame,
    )
    await driver.switchTo().frame(frame)
    return place
  }
  /** How a click ended: a page that it leaves tells nothing, and neither does a control that is disabled. */
  const landed = async () => {
    for (let times = 0; times < 20; times++) {
      const how = await driver
        .executeScript<string | undefined>('return globalThis.pointerInTest')
        .catch(() => 'hit')
      if (how) return how
      await sleep(50)
    }
    return 'unknown'
  }
  /**
   * Clicks in the middle of an element, which a render may replace before it lies still. What loads above it may move it in the
   * moment between the look and the click: a person clicks again.
   */
  const pressOne = async (title: string, read: () => Promise<WebElement | undefined>) => {
    for (let times = 0; times < 5; times++) {
      const [x, y] = await until(`${title} lies still with nothing above it`, async () => {
        const element = await read()
        if (!element) return undefined
        await driver.executeScript(WATCH_POINTER, element)
        return driver.executeScript<readonly [number, number] | null>(PLACE, element, Boolean(frame))
      })
      const [left, top] = await placeOfFrame()
      await display.input('mousemove', Math.round(x + left), Math.round(y + top), 'click', 1)
      if ((await landed()) !== 'missed') return
    }
  }
  const click = (selector: string, name?: RegExp) =>
    pressOne(`${selector} ${name ?? ''}`, async () => (await all(selector, name))[0])
  /** Waits until the page has seen the keys: they arrive later than the call returns. A key that leaves the page ends it. */
  const send = async (count: number, ...words: string[]) => {
    const keysUp = () => driver.executeScript<number>(KEYS_UP).catch(() => -1)
    const before = await keysUp()
    await display.input(...words)
    await until(`${words.join(' ')} arrives`, async () => {
      const now = await keysUp()
      return now >= before + count || now < before
    })
  }
  const type = (text: string) => send([...text].length, 'type', '--delay', '20', '--', text)

  return {
    driver,
    all,
    find,
    press: (element) => pressOne('the element', async () => element),
    click,
    type,
    until,
    goto: (url) => driver.get(url),
    url: () => driver.getCurrentUrl(),
    waitForUrl: async (pattern) => {
      await until(`the address is ${pattern}`, async () => pattern.test(await driver.getCurrentUrl()))
    },
    run: (script, ...values) => driver.executeScript(script, ...values),
    gone: async (selector, name) => {
      await until(`no ${selector} ${name ?? ''}`, async () => (await all(selector, name)).length === 0)
    },
    async fill(selector, name, text) {
      await click(selector, name)
      await type(text)
      return driver.executeScript<string>('return arguments[0].value', await find(selector, name))
    },
    async keys(...names) {
      // A modifier alone is not counted.
      for (const name of names) await send(/^(shift|ctrl|alt)$/.test(name) ? 0 : 1, 'key', name)
    },
    keyDown: (name) => display.input('keydown', name),
    keyUp: (name) => display.input('keyup', name),
    async resize(width, height) {
      size = { width, height }
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size })
    },
    async inFrame(selector, act) {
      frame = await find(selector)
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        frame,
      )
      await driver.switchTo().frame(frame)
      try {
        return await act()
      } finally {
        frame = undefined
        await driver.switchTo().defaultContent()
      }
    },
    focused: () => driver.executeScript<string>(FOCUSED),
    downloads: () => (existsSync(downloads) ? readdirSync(downloads) : []),
    trouble: () =>
      lines.filter(
        (line) => /CONSOLE.* ERROR|PROCESS TERMINATED/.test(line) && !/status of 4\d\d/.test(line),
      ),
    save: (path) => display.save(path, size.width, size.height),
    async close() {
      await Promise.race([driver.quit().catch(() => undefined), sleep(5_000)])
      kill()
      display.close()
      removeFolder(downloads)
    },
  }
}
