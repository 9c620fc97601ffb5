import { expect } from 'chai'
import { samples } from '../elements/samples.ts'
import { listen } from '../testing/events.ts'
import { pageOfStates, showState } from '../testing/show-state.ts'
import { eventually, pause, settled } from '../testing/wait.ts'

/** Texts of an element and of those nested in it. */
const textsOf = (root: ParentNode): Text[] =>
  [...root.childNodes].flatMap((node) => {
    if (node instanceof Text) return node.data.trim() ? [node] : []
    if (!(node instanceof Element) || node.localName === 'style') return []
    return [...textsOf(node), ...(node.shadowRoot ? textsOf(node.shadowRoot) : [])]
  })

/** Ways in which translators of browsers and extensions replace a text. */
const translators: Readonly<Record<string, (text: Text, font: Element) => void>> = {
  'replaces texts': (text, font) => {
    font.append(text.data.toUpperCase())
    text.replaceWith(font)
  },
  'moves texts into <font>': (text, font) => {
    text.before(font)
    font.append(text)
  },
  'replaces texts after it has inserted the translation': (text, font) => {
    font.append(text.data.toUpperCase())
    text.after(font)
    text.remove()
  },
}

function translate(root: ParentNode, replace: (text: Text, font: Element) => void): number {
  const texts = textsOf(root)
  for (const text of texts) {
    const outer = document.createElement('font')
    replace(text, outer)
  }
  return texts.length
}

const tags = [
  'stay-search',
  'stay-results',
  'stay-hotel',
  'stay-checkout',
  'stay-login',
  'stay-trips',
] as const

describe('an element on a page that a translator changes', () => {
  const prepare = pageOfStates()

  async function show(tag: (typeof tags)[number], locale: string) {
    const box = await showState({
      tag,
      name: '',
      steps: [],
      attributes: { ...samples[tag].attributes, locale },
    })
    // Over each other: both load the parts that are on the screen.
    Object.assign(box.element.style, { position: 'absolute', insetBlockStart: '0', insetInline: '0' })
    return { box, root: box.root }
  }
  const words = (root: ShadowRoot) => textsOf(root).map(({ data }) => data)

  for (const tag of tags)
    for (const [name, replace] of Object.entries(translators))
      it(`${tag} shows current texts and no error: it ${name}`, async () => {
        await prepare({ tag, name: '' })
        // Stays on the page: a part that loads late is in both.
        const german = await show(tag, 'de')
        const { box, root } = await show(tag, 'en')
        await settled(() => words(root))
        const errors = listen('stay-error')
        // A part that loads late replaces what is translated: a translator comes again then.
        await eventually(async () => {
          expect(translate(root, replace)).to.be.greaterThan(3)
          await pause(20)
          return root.querySelectorAll('font').length > 3
        })
        box.element.setAttribute('locale', 'de')
        await eventually(() => {
          expect(words(root)).to.deep.equal(words(german.root))
          return true
        })
        errors.stop()
        expect(errors.events.map(({ detail }) => detail)).to.deep.equal([])
        expect(root.querySelectorAll('font').length).to.equal(0)
      })
})
