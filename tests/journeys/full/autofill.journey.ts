import { createCipheriv, pbkdf2Sync } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type BrowserContext, type CDPSession, chromium } from 'playwright-core'
import { afterAll, afterEach, describe, expect, inject, it } from 'vitest'
import { removeFolder } from '../../../packages/server/src/testing/remove-folder.ts'
import { chromiumFlags, chromiumPath } from '../../chromium.ts'
import { lacks } from '../../engines/abilities.ts'
import { patience } from '../../patience.ts'
import { fillCustomer, toPayment } from '../payments.ts'
import { password, signUp } from '../story.ts'
import { cardFrame, closeBrowser, traveller, widths } from '../traveller.ts'

afterAll(closeBrowser)
const { site } = inject('urls')

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) removeFolder(folder)
})

function newProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'staykit-profile-'))
  folders.push(folder)
  return folder
}

/** A regular browser with its password manager: an automated one never offers to save. */
async function ownBrowser(profile: string, width: number): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath(),
    args: chromiumFlags,
    ignoreDefaultArgs: ['--enable-automation'],
    viewport: { width, height: 900 },
    locale: 'en-US',
  })
  context.setDefaultTimeout(patience(45))
  return context
}

/** Chromium on Linux stores a password like this when the desktop has no key ring. */
function sealed(text: string): Buffer {
  const key = pbkdf2Sync('peanuts', 'saltysalt', 1, 16, 'sha1')
  const cipher = createCipheriv('aes-128-cbc', key, Buffer.alloc(16, ' '))
  return Buffer.concat([Buffer.from('v10'), cipher.update(text), cipher.final()])
}

/** Adds a saved password for this address to a Chromium profile. */
function savePassword(profile: string, origin: string, username: string): void {
  const now = BigInt(Date.now()) * 1000n + 11_644_473_600_000_000n
  const row = {
    origin_url: `${origin}/login`,
    action_url: '',
    username_element: 'username',
    username_value: username,
    password_element: 'password',
    password_value: sealed(password),
    signon_realm: `${origin}/`,
    date_created: now,
    blacklisted_by_user: 0,
    scheme: 0,
    password_type: 0,
    times_used: 1,
    date_last_used: now,
  }
  const database = new DatabaseSync(join(profile, 'Default', 'Login Data'))
  const names = Object.keys(row)
  const places = names.map(() => '?').join(', ')
  database.prepare(`insert into logins (${names}) values (${places})`).run(...Object.values(row))
  database.close()
}

describe.skipIf(lacks('devtools')).each(widths)('the autofill of the browser, at %i px', (width) => {
  it('offers to save a new password, fills it into the login, and logs in without a key press', async () => {
    const profile = newProfile()
    const email = `autofill-${Date.now()}@example.com`
    const first = await ownBrowser(profile, width)
    const log = await first.newPage()
    await log.goto('chrome://password-manager-internals')
    const decided = async () => (await log.locator('body').innerText()).includes('Decision: ASK the user')
    const page = await first.newPage()
    await page.goto(`${site}/login`)
    await page.locator('stay-login form').waitFor()
    expect(await decided()).toBe(false)
    await signUp(page, email)
    await page.waitForURL(/\/profile/)
    await expect.poll(decided).toBe(true)
    await first.close()

    savePassword(profile, new URL(site).origin, email)
    const second = await ownBrowser(profile, width)
    const login = await second.newPage()
    // A page without elements: an existing session would redirect away from the login.
    await login.goto(`${site}/robots.txt`)
    await login.evaluate(() => localStorage.clear())
    await login.goto(`${site}/login`)
    const box = login.locator('stay-login')
    const filled = () =>
      box
        .locator('input')
        .evaluateAll((inputs) =>
          inputs.map((input) => [(input as HTMLInputElement).name, input.matches(':autofill')]),
        )
    await expect.poll(filled).toEqual([
      ['username', true],
      ['password', true],
    ])
    await box.getByRole('button', { name: 'Log In', exact: true }).click()
    await login.waitForURL(/\/profile/)
    await second.close()
  })

  it('fills the fields of a card at once', async () => {
    const person = await traveller(width)
    const { page, context } = person
    await fillCustomer(context, `card-autofill-${Date.now()}@example.com`)
    await toPayment(page, 'The Free Cancellation', width > 500 ? 150 : 160)
    const frame = cardFrame(page)
    await frame.getByLabel('Card number').waitFor()
    const cdp = await context.newCDPSession(page)
    const field = await fieldWith(cdp, 'cc-number')
    const card = {
      number: '4242424242424242',
      name: 'Maya Okafor',
      expiryMonth: '12',
      expiryYear: '2034',
      cvc: '123',
    }
    await cdp.send('Autofill.trigger', { ...field, card })
    const value = (label: string) => frame.getByLabel(label).inputValue()
    await expect.poll(() => value('Card number')).toBe('4242 4242 4242 4242')
    expect((await value('Expires')).replace(/\s/g, '')).toMatch(/^12\/(20)?34$/)
    expect(await value('CVC')).toBe('123')
    await person.close()
  })
})

interface Node {
  readonly frameId?: string
  readonly backendNodeId: number
  readonly attributes?: readonly string[]
  readonly children?: readonly Node[]
  readonly contentDocument?: Node
  readonly shadowRoots?: readonly Node[]
}

/** Finds the field with this autocomplete attribute in any frame or shadow root, and its frame. */
async function fieldWith(cdp: CDPSession, token: string) {
  const { root } = await cdp.send('DOM.getDocument', { depth: -1, pierce: true })
  const find = (node: Node, frame?: string): { fieldId: number; frameId: string } | undefined => {
    const frameId = node.frameId ?? frame
    if (frameId && node.attributes?.includes(token)) return { fieldId: node.backendNodeId, frameId }
    const inner = [...(node.children ?? []), ...(node.shadowRoots ?? []), node.contentDocument]
    for (const each of inner) {
      const found = each && find(each, frameId)
      if (found) return found
    }
    return undefined
  }
  const found = find(root)
  if (!found) throw new Error(`no field for ${token}`)
  return found
}
