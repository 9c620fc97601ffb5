import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { refusals } from '@staykit/contract'
import { languageNamed, languages } from '@staykit/domain'
import {
  elementScreens,
  english,
  placeholdersOf,
  readTexts,
  type Screen,
  translations,
} from '@staykit/words/build'
import { describe, expect, it } from 'vitest'
import { hotelsOf } from '../../site/src/server/destinations.ts'
import { translator } from '../../site/src/server/translate.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const texts = readTexts(english)
const refusalScreens = ['refusals', 'account-refusals']
const refusalTexts: Screen = Object.assign({}, ...refusalScreens.map((screen) => texts[screen]))

/** Returns the keys that the code uses neither whole nor as the start of a template. */
function unused(keys: readonly string[], code: string): string[] {
  const starts = [...code.matchAll(/`([\w.-]+\.)\$\{/g)].map(([, start = '']) => start)
  return keys.filter(
    (key) =>
      ![`'${key}'`, `"${key}"`, `\`${key}\``].some((text) => code.includes(text)) &&
      !starts.some((start) => key.startsWith(start)),
  )
}

/** Whether a piece of JSX is the message of an error, or a message is looked up as a text. */
const showsMessage = (code: string) =>
  /(^|[^$=])\{[^{}\n]*(error|problem|failure|refused|payment)\??\.message\b[^{}\n]*\}|(sayAny|sayNamed|\bt)\([^)\n]*\.message\b/.test(
    code.replace(/\bmessage: [\w.]+\.message/g, ''),
  )

const filesBelow = (folder: string, ending = /\.tsx?$/): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))

const codeBelow = (folder: string, ending?: RegExp): string =>
  filesBelow(folder, ending)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

describe('languages', () => {
  it('the guide names all of them', () => {
    const guide = readFileSync(join(root, 'docs/guide/languages.md'), 'utf8')
    const names = new Intl.DisplayNames('en', { type: 'language' })
    const inWords = (tag: string) => names.of(tag.split('-')[0] ?? '')?.replace(' Bokmål', '') ?? ''
    expect(translations().filter((tag) => !guide.includes(inWords(tag)))).toEqual([])
  })

  it('refusals have a text for every reason of the table, with no more values than its params', () => {
    const faults = Object.entries(refusals).flatMap(([reason, { message }]) => {
      const text = refusalTexts[reason]
      if (text === undefined) return [`${reason}: no text`]
      const values = placeholdersOf(text).filter((name) => !message.includes(`{${name}}`))
      return values.length > 0 ? [`${reason}: no param ${values}`] : []
    })
    expect(faults).toEqual([])
  })

  it('refusals have no text for a reason or a code that nothing has', () => {
    const code = ['packages/contract/src', 'packages/stores/src', 'sdk/src/card-frame'].map((folder) =>
      codeBelow(folder),
    )
    expect(
      unused(
        Object.keys(refusalTexts).filter((key) => !(key in refusals)),
        code.join('\n'),
      ),
    ).toEqual([])
  })

  it('refusals share no key with another screen, whose text would replace theirs', () => {
    const keys = new Set(
      elementScreens(Object.keys(texts))
        .filter((screen) => !refusalScreens.includes(screen))
        .flatMap((screen) => Object.keys(texts[screen] ?? {})),
    )
    expect(Object.keys(refusalTexts).filter((key) => keys.has(key))).toEqual([])
  })

  it('no screen shows the English message of an error', () => {
    // Authors of pages read these messages, before the texts of a brand are loaded.
    const ofPages = ['page/with-brand.tsx', 'stay-search/component.tsx']
    const raw = filesBelow('sdk/src')
      .filter((file) => !ofPages.some((end) => file.endsWith(end)))
      .filter((file) => showsMessage(readFileSync(file, 'utf8')))
    expect(raw).toEqual([])
  })

  it('finds an English message on a screen (control)', () => {
    expect(showsMessage('<p>{state.error.message}</p>')).toBe(true)
    expect(showsMessage('setProblem(sayAny(t, error.message))')).toBe(true)
    expect(showsMessage("emit('stay-error', { code, message: error.message })")).toBe(false)
  })

  it('elements show every text', () => {
    const folders = ['sdk/src', 'packages/stores/src', 'packages/contract/src']
    const code = [...folders, 'packages/server/src/modules/payments/card/frame'].map((folder) =>
      codeBelow(folder),
    )
    const screens = elementScreens(Object.keys(texts)).filter((screen) => !refusalScreens.includes(screen))
    const keys = screens.flatMap((screen) => Object.keys(texts[screen] ?? {}))
    expect(unused(keys, code.join('\n'))).toEqual([])
  })

  it('the site shows every text', () => {
    const code = codeBelow('site/src', /\.(astro|ts)$/)
    const composed = /^(privacy|terms)\.|Offer(Text)?$/
    const keys = Object.keys(texts['site'] ?? {}).filter((key) => !composed.test(key))
    expect(unused(keys, code)).toEqual([])
  })

  it('finds an unused text (control)', () => {
    const code = ["t('said') + t(`kind.", '{kind}`)'].join('$')
    expect(unused(['kind.a', 'said', 'unsaid'], code)).toEqual(['unsaid'])
  })
})

describe('languages of the site', () => {
  it('[PLT-029] [PLT-030] [AQ-17] the sixteen codes and Arabic exist, each with its name and tag, and with all texts', () => {
    expect(languages.map(({ code }) => code).filter((code) => code !== 'ar')).toEqual(
      'us es fr br pt cn de se dk it tr ru id pl no nl'.split(' '),
    )
    expect(languages.map(({ tag }) => tag).sort()).toEqual([...translations(), english].sort())
    expect(languages.filter(({ name }) => !name)).toEqual([])
    for (const tag of translations()) expect(languageNamed(tag)?.tag).toBe(tag)
  })

  it('[ACC-021] [ACC-022] a destination shows the number of its hotels, or Book Now without any', () => {
    const t = translator(english)
    expect([0, 1, 2, 1234].map((count) => hotelsOf(count, t))).toEqual([
      'Book Now',
      '1 Hotel',
      '2 Hotels',
      '1,234 Hotels',
    ])
  })
})
