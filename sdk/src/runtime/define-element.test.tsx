import { useStore } from '@nanostores/react'
import { messages as account } from '@staykit/words/en/account'
import { expect } from 'chai'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { listen } from '../testing/events.ts'
import { eventually, pause } from '../testing/wait.ts'
import { declareElement, type PropsOf } from './declaration.ts'
import { defineElement } from './define-element.tsx'
import { useWidget } from './widget.ts'

let mounts = 0
let unmounts = 0

const declarationOf = (tag: `stay-${string}`) =>
  declareElement({
    tag,
    doc: 'A probe.',
    attributes: {
      open: { kind: 'boolean', doc: '' },
      label: { kind: 'string', doc: '' },
      roomCount: { kind: 'number', formerNames: { roomNumber: '1.2.0' }, doc: '' },
      filters: { kind: 'json', doc: '' },
    },
    events: {},
    slots: {},
    parts: {},
  })

function Probe({ open, label, roomCount, filters }: PropsOf<ReturnType<typeof declarationOf>>) {
  const { t, settings } = useWidget()
  const [clicks, setClicks] = useState(0)
  useEffect(() => {
    mounts++
    return () => {
      unmounts++
    }
  }, [])
  const text = [open, label, roomCount, typeof filters, settings.refId, t('login'), clicks]
    .map(String)
    .join('|')
  return (
    <button type="button" onClick={() => setClicks(clicks + 1)}>
      {text}
    </button>
  )
}

type ProbeElement = HTMLElement & PropsOf<ReturnType<typeof declarationOf>>
const define = (tag: `stay-${string}`) =>
  defineElement(declarationOf(tag), Probe, { styles: [], texts: { account } })
const buttonOf = (element: Element) => element.shadowRoot?.querySelector('button')
const textOf = (element: Element) => buttonOf(element)?.textContent
const make = (html: string) => {
  const box = document.createElement('div')
  box.setHTMLUnsafe(html)
  document.body.append(box)
  return box.firstElementChild as ProbeElement
}

define('stay-probe')

describe('a page that is rendered before a visit', () => {
  it('mounts its elements at the visit', async () => {
    const element = make('<p></p>')
    let isPrerendering = true
    Object.defineProperty(document, 'prerendering', { configurable: true, get: () => isPrerendering })
    try {
      element.innerHTML = '<stay-probe></stay-probe>'
      const probe = element.firstElementChild as ProbeElement
      await pause(50)
      expect(Boolean(buttonOf(probe))).to.equal(false)
      isPrerendering = false
      document.dispatchEvent(new Event('prerenderingchange'))
      await eventually(() => buttonOf(probe))
    } finally {
      Reflect.deleteProperty(document, 'prerendering')
      document.body.replaceChildren()
    }
  })
})

describe('the language of an element', () => {
  afterEach(() => {
    document.documentElement.lang = 'en'
    document.body.replaceChildren()
  })

  it('follows its attribute and the page, and keeps the state of the component', async () => {
    const element = make('<stay-probe></stay-probe>')
    await eventually(() => textOf(element)?.endsWith('|Log In|0'))
    buttonOf(element)?.click()
    await eventually(() => textOf(element)?.endsWith('|Log In|1'))
    const before = unmounts
    element.setAttribute('locale', 'de')
    await eventually(() => textOf(element)?.endsWith('|Anmelden|1'))
    element.removeAttribute('locale')
    await eventually(() => textOf(element)?.endsWith('|Log In|1'))
    document.documentElement.lang = 'fr'
    await eventually(() => textOf(element)?.endsWith('|Se connecter|1'))
    document.documentElement.removeAttribute('lang')
    await eventually(() => textOf(element)?.endsWith('|Log In|1'))
    expect(unmounts).to.equal(before)
  })
})

describe('defineElement fixes faults of react-to-web-component', () => {
  afterEach(() => document.body.replaceChildren())

  it('1: reads boolean attributes as HTML does', async () => {
    for (const [html, value] of [
      ['open', true],
      ['open=""', true],
      ['open="open"', true],
      ['open="false"', false],
      ['', undefined],
    ] as const) {
      const element = make(`<stay-probe ${html}></stay-probe>`)
      await eventually(() => textOf(element)?.startsWith(`${value}|`))
      expect(element.open).to.equal(value)
    }
  })

  it('2: resets the property when its attribute is removed', async () => {
    const element = make('<stay-probe label="a" room-count="2"></stay-probe>')
    await eventually(() => textOf(element)?.startsWith('undefined|a|2'))
    element.removeAttribute('label')
    element.removeAttribute('room-count')
    await eventually(() => textOf(element)?.startsWith('undefined|undefined|undefined'))
  })

  it('3: reads a property set before the upgrade, and keeps the accessor', async () => {
    const element = make('<stay-late></stay-late>')
    element.roomCount = 4
    define('stay-late')
    await eventually(() => textOf(element)?.includes('|4|'))
    element.roomCount = 5
    await eventually(() => textOf(element)?.includes('|5|'))
  })

  it('4: dispatches prefixed, bubbling, composed events', async () => {
    const ready = listen('stay-ready')
    make('<stay-probe></stay-probe>')
    await eventually(() => ready.events.length === 1)
    expect(ready.events[0]).to.include({ bubbles: true, composed: true, type: 'stay-ready' })
    ready.stop()
  })

  it('5: survives malformed JSON in an attribute and emits BAD_ATTRIBUTE', async () => {
    const errors = listen('stay-error')
    const element = make('<stay-probe label="x"></stay-probe>')
    element.setAttribute('filters', '{broken')
    await eventually(() => textOf(element)?.includes('|x|undefined|undefined'))
    expect(errors.events[0]?.detail.code).to.equal('BAD_ATTRIBUTE')
    element.setAttribute('filters', '{"a":1}')
    await eventually(() => textOf(element)?.includes('|object|'))
    errors.stop()
  })

  it('6 and 7: passes functions and objects unchanged and does not reflect them', async () => {
    const element = make('<stay-probe></stay-probe>')
    const local = () => 'secret'
    element.filters = local
    await eventually(() => textOf(element)?.includes('|function|'))
    expect(element.filters).to.equal(local)
    element.filters = { token: 'secret' }
    await eventually(() => textOf(element)?.includes('|object|'))
    expect(document.body.innerHTML).to.not.include('secret')
  })

  it('8: keeps its state when moved and unmounts when removed', async () => {
    const element = make('<stay-probe></stay-probe>')
    await eventually(() => buttonOf(element))
    const button = buttonOf(element)
    button?.click()
    await eventually(() => textOf(element)?.endsWith('|1'))
    // Elements of earlier tests unmount a moment after their removal.
    await eventually(() => mounts - unmounts === 1)
    const before = { mounts, unmounts }
    const elsewhere = document.createElement('section')
    document.body.append(elsewhere)
    elsewhere.append(element)
    await pause(30)
    if ('moveBefore' in document.body) document.body.moveBefore(element, null)
    await pause(30)
    expect(buttonOf(element)).to.equal(button)
    expect(textOf(element)).to.match(/\|1$/)
    expect({ mounts, unmounts }).to.deep.equal(before)
    element.remove()
    await eventually(() => unmounts === before.unmounts + 1)
    document.body.append(element)
    await eventually(() => textOf(element)?.endsWith('|0'))
  })

  it('keeps its styles in the document of a frame, as in the preview of a page builder', async () => {
    const element = make('<stay-probe></stay-probe>')
    await eventually(() => buttonOf(element))
    const sheetsOf = () => element.shadowRoot?.adoptedStyleSheets.map(({ cssRules }) => cssRules.length)
    const before = sheetsOf()
    const frame = document.createElement('iframe')
    document.body.append(frame)
    frame.contentDocument?.body.append(element)
    expect(sheetsOf()).to.deep.equal(before)
    expect(before).to.have.length.above(1)
    await eventually(() => buttonOf(element))
    document.body.append(element)
    expect(sheetsOf()).to.deep.equal(before)
    frame.remove()
  })

  it('9: accepts undefined for a number', async () => {
    const element = make('<stay-probe room-count="3"></stay-probe>')
    await eventually(() => textOf(element)?.includes('|3|'))
    element.roomCount = undefined
    await eventually(() => textOf(element)?.startsWith('undefined|undefined|undefined'))
    expect(element.getAttributeNames()).to.deep.equal(['room-count'])
    element.setAttribute('room-count', 'many')
    expect(element.roomCount).to.equal(undefined)
  })

  it('10: keeps declarative shadow content or the children of the host until the first render', async () => {
    const rendered = make('<stay-dsd><template shadowrootmode="open"><p>served</p></template></stay-dsd>')
    const plain = make('<stay-dsd locale="fr">loading</stay-dsd>')
    expect(rendered.shadowRoot?.textContent).to.equal('served')
    define('stay-dsd')
    expect(rendered.shadowRoot?.textContent).to.include('served')
    expect(plain.shadowRoot?.querySelector('slot')?.assignedNodes()[0]?.textContent).to.equal('loading')
    await eventually(() => textOf(plain)?.includes('Se connecter'))
    await eventually(() => buttonOf(rendered) && !rendered.shadowRoot?.querySelector('p'))
    expect(plain.shadowRoot?.querySelector('slot')).to.equal(null)
  })

  it('10: keeps server-rendered hotels until it has loaded them, and hides its own content meanwhile', async () => {
    const $loading = atom(true)
    const List = () => (useStore($loading) ? <p className="skel">wait</p> : <h1>ours</h1>)
    const first =
      '<link><style>.root:has(~ .root h1) { visibility: hidden }</style><div class="root"><h1>theirs</h1></div>'
    const html = `<stay-listed><template shadowrootmode="open">${first}</template></stay-listed>`
    const root = make(html).shadowRoot as ShadowRoot
    defineElement(declarationOf('stay-listed'), List, { styles: [], texts: {} })
    const skeleton = await eventually(() => root.querySelector<HTMLElement>('.skel'))
    expect(getComputedStyle(skeleton).visibility).to.equal('hidden')
    expect(root.querySelectorAll('h1')[0]?.textContent).to.equal('theirs')
    $loading.set(false)
    await eventually(() => root.textContent === 'ours')
    const own = root.querySelector('h1') as HTMLElement
    expect(getComputedStyle(own).visibility).to.equal('visible')
  })

  it('reads refId in every spelling, from a <stay-brand> and from the script tag', async () => {
    for (const name of ['refId', 'refid', 'ref-id']) {
      const element = make(`<stay-probe ${name}="8183"></stay-probe>`)
      await eventually(() => textOf(element)?.includes('|8183|'))
    }
    const brand = make('<stay-brand ref-id="77"><stay-probe></stay-probe></stay-brand>')
    const inner = brand.firstElementChild as Element
    await eventually(() => textOf(inner)?.includes('|77|'))
    brand.setAttribute('ref-id', '78')
    await eventually(() => textOf(inner)?.includes('|78|'))
    const script = document.createElement('script')
    script.dataset.refId = '99'
    globalThis.staykit = { script }
    const element = make('<stay-probe></stay-probe>')
    await eventually(() => textOf(element)?.includes('|99|'))
    globalThis.staykit = undefined
  })

  it('accepts a deprecated name as attribute and property, before and after the upgrade', async () => {
    const element = make('<stay-probe room-number="2"></stay-probe>')
    await eventually(() => textOf(element)?.includes('|2|'))
    expect(element.roomCount).to.equal(2)
    element.setAttribute('roomnumber', '3')
    await eventually(() => textOf(element)?.includes('|3|'))
    Reflect.set(element, 'roomNumber', 4)
    await eventually(() => textOf(element)?.includes('|4|'))
    expect(Reflect.get(element, 'roomNumber')).to.equal(4)
    const early = make('<stay-old></stay-old>')
    Reflect.set(early, 'roomNumber', 5)
    define('stay-old')
    await eventually(() => textOf(early)?.includes('|5|'))
  })

  it('ignores a tag that another copy has registered', () => {
    const first = customElements.get('stay-probe')
    define('stay-probe')
    expect(customElements.get('stay-probe')).to.equal(first)
  })

  it('focuses its first control, now and before its first render', async () => {
    define('stay-probe-focus')
    const element = make('<stay-probe-focus></stay-probe-focus>')
    element.focus()
    await eventually(() => element.shadowRoot?.activeElement?.localName === 'button')
    expect(document.activeElement).to.equal(element)
    buttonOf(element)?.blur()
    element.focus()
    expect(element.shadowRoot?.activeElement).to.equal(buttonOf(element))
  })

  it('keeps what is typed into a field from listeners of the page, and no other key', async () => {
    define('stay-probe-keys')
    const element = make('<stay-probe-keys></stay-probe-keys>')
    const button = await eventually(() => buttonOf(element))
    const input = document.createElement('input')
    const box = document.createElement('input')
    box.type = 'checkbox'
    element.shadowRoot?.append(input, box)
    const keys: string[] = []
    const listen = ({ type, key, ctrlKey }: KeyboardEvent) =>
      keys.push(`${type} ${ctrlKey ? 'Ctrl+' : ''}${key}`)
    document.addEventListener('keydown', listen)
    document.addEventListener('keyup', listen)
    const press = (target: Element, type: string, init: KeyboardEventInit) =>
      target.dispatchEvent(new KeyboardEvent(type, { bubbles: true, composed: true, ...init }))
    for (const type of ['keydown', 'keyup']) press(input, type, { key: 's' })
    press(input, 'keydown', { key: 'Escape' })
    press(input, 'keydown', { key: 's', ctrlKey: true })
    press(button, 'keydown', { key: 's' })
    press(box, 'keydown', { key: ' ' })
    document.removeEventListener('keydown', listen)
    document.removeEventListener('keyup', listen)
    expect(keys).to.deep.equal(['keydown Escape', 'keydown Ctrl+s', 'keydown s', 'keydown  '])
  })

  it('leaks no timers, listeners or nodes over 1,000 removals and insertions', async () => {
    const element = make('<stay-probe></stay-probe>')
    await eventually(() => buttonOf(element))
    await pause(100)
    const before = { mounts, unmounts }
    for (let turn = 0; turn < 1000; turn++) {
      element.remove()
      document.body.append(element)
    }
    await pause(20)
    expect({ mounts, unmounts }).to.deep.equal(before)
    expect(element.shadowRoot?.childNodes.length).to.equal(1)
  })
})
