import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A display of its own, with mouse and keyboard. */
export interface Display {
  /** For DISPLAY. */
  readonly name: string
  /** Sends input by xdotool: `input('key', 'Tab')`. */
  input(...words: readonly (string | number)[]): Promise<void>
  /** Saves the screen as a PNG of that size. WebDriver's own screenshot hangs at times. */
  save(path: string, width: number, height: number): Promise<void>
  close(): void
}

function displayNumber(server: ChildProcess): Promise<string> {
  return new Promise((done, fail) => {
    let text = ''
    server.stdio[3]?.on('data', (chunk: Buffer) => {
      text += chunk
      if (text.includes('\n')) done(`:${text.trim()}`)
    })
    server.once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)))
  })
}

/**
 * Characters with keys of their own. xdotool makes and removes the key of any other one while it types, and a program that has
 * not seen that yet loses the key.
 */
const ownKeys = ['／', '　', '－', '．']

const keymap = `xkb_keymap {
  xkb_keycodes { include "evdev+aliases(qwerty)" };
  xkb_types { include "complete" };
  xkb_compat { include "complete" };
  xkb_symbols {
    include "pc+us+inet(evdev)"
    ${ownKeys.map((text, at) => `key <FK${20 + at}> { [ U${text.codePointAt(0)?.toString(16).toUpperCase()} ] };`).join('\n    ')}
  };
};`

/** Starts an X server on a free number. */
export async function openDisplay(): Promise<Display> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp', '-noreset'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const name = await displayNumber(server)
  const env = { ...process.env, DISPLAY: name }
  execFileSync('xkbcomp', ['-w', '0', '-', name], { input: keymap })
  return {
    name,
    async input(...words) {
      await run('xdotool', words.map(String), { env })
    },
    async save(path, width, height) {
      await run('import', ['-window', 'root', '-crop', `${width}x${height}+0+0`, '+repage', path], { env })
    },
    close: () => void server.kill(),
  }
}
