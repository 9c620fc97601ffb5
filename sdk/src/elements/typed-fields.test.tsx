import { sendKeys } from '@web/test-runner-commands'
import { expect } from 'chai'
import type { FakeApi } from '../testing/fake-api.ts'
import { mount, type } from '../testing/page.ts'
import {
  checkInOf,
  dateParts,
  day,
  defineTypedFields,
  lisbon,
  type Opened,
  type Typed,
  typedFields,
  typedFieldsPage,
} from '../testing/typed-fields.tsx'
import { eventually, pause } from '../testing/wait.ts'

const wide = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))

const keys = async (field: HTMLInputElement, text: string) => {
  field.focus()
  for (const sign of text) await sendKeys({ type: sign })
}
const paste = async (field: HTMLInputElement, text: string) => {
  field.focus()
  document.execCommand('insertText', false, text)
}
const fillIn = async (field: HTMLInputElement, text: string) => type(field, text)

/** Enters wide signs by a composition, which nothing may touch before its end. */
const compose = async (field: HTMLInputElement, text: string) => {
  field.focus()
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, composed: true }))
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  const put = async (isComposing: boolean, value: string) => {
    set?.call(field, value)
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, isComposing }))
    await pause(0)
  }
  for (let end = 1; end <= text.length; end++) {
    await put(true, wide(text.slice(0, end)))
    expect(field.value).to.equal(wide(text.slice(0, end)))
  }
  field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, composed: true }))
  await put(false, field.value)
}

const ways = [
  ['typed key by key', keys, ['', '/', ' ', '-', '.', '／', '　', '－', '．']],
  ['pasted', paste, ['', '/', '．']],
  ['filled in by the browser', fillIn, ['', '-', '　']],
  ['composed', compose, ['', '/', ' ', '.']],
] as const

const leave = async (field: HTMLInputElement) => {
  field.blur()
  await pause(0)
}

/** The empty field, opened again if its form is gone. */
async function empty(typed: Typed, opened?: Opened): Promise<Opened> {
  const next = opened && !typed.isOnce ? opened : await typed.open()
  type(next.field, '')
  await leave(next.field)
  return next
}

describe('a text field', () => {
  const here = location.href
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    defineTypedFields()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    api = typedFieldsPage()
  })
  afterEach(() => {
    document.body.replaceChildren()
    api.restore()
    history.replaceState(null, '', here)
  })

  it('begins a date with the keys that are pressed before the calendar is loaded', async () => {
    const box = mount('stay-search', lisbon)
    const button = await box.find('[data-panel=checkIn]')
    button.focus()
    // Without its slashes it would be no date.
    for (const key of dateParts.map(Number).join('/')) {
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
      // A key that is rendered before the next, and no time to load in between.
      for (let count = 0; count < 5; count++) await Promise.resolve()
    }
    const field = await box.find<HTMLInputElement>('.cal-typed input')
    await eventually(() => box.root.activeElement === field)
    field.blur()
    await eventually(() => checkInOf(box) === day)
  })

  for (const [name, typed] of Object.entries(typedFields)) {
    const { parts, taken, refused, isSeparated } = typed
    const separators = (some: readonly string[]) =>
      parts.length > 1 ? some.filter((sign) => sign || !isSeparated) : ['']
    for (const [way, enter, signs] of ways)
      it(`takes ${name}, ${way}, with its separators`, async () => {
        let opened: Opened | undefined
        for (const sign of separators(signs)) {
          opened = await empty(typed, opened)
          const { field, answer } = opened
          await enter(field, parts.join(sign))
          await leave(field)
          const expected = refused && sign && refused[0].includes(sign) ? refused[1] : taken
          expect(await answer(), `"${parts.join(sign)}" as "${field.value}"`).to.include(expected)
        }
      })

    it(`deletes ${name} from its end, and takes the next`, async () => {
      const { field, answer } = await empty(typed)
      await keys(field, parts.join('-'))
      for (let count = field.value.length; count > 0; count--) await sendKeys({ press: 'Backspace' })
      expect(field.value).to.equal('')
      await keys(field, parts.join('-'))
      await leave(field)
      expect(await answer()).to.include(taken)
    })

    it(`changes ${name} in its middle, and keeps the caret there`, async () => {
      const { field, answer } = await empty(typed)
      await keys(field, parts.join('-'))
      const [first = '', second = ''] = field.value
      for (const [key, caret] of [
        ['Backspace', 0],
        ['Delete', 0],
        [first, 1],
        [second, 2],
      ] as const) {
        if (key === 'Backspace') field.setSelectionRange(1, 1)
        await sendKeys({ press: key })
        expect(field.selectionStart, `${key}: "${field.value}"`).to.equal(caret)
      }
      await leave(field)
      expect(await answer()).to.include(taken)
    })
  }
})
