import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import type { Declaration, Kind } from '../runtime/declaration.ts'
import { sharedAttributes } from '../runtime/declaration.ts'
import { expectDeclared, listen } from '../testing/events.ts'
import { type FakeApi, fakeApi } from '../testing/fake-api.ts'
import { freshPage } from '../testing/page.ts'
import { eventually, pause } from '../testing/wait.ts'
import { declarations, type Tag } from './declarations.ts'
import { samples } from './samples.ts'

// The contract of every element. The ten faults of react-to-web-component are explained in define-element.test.tsx; here each
// tag is tested for each of them, in its fullest state (samples.ts).

const session = { accessToken: 'a', expiresIn: 900, refreshToken: 'r', identityID: 'u1', email: 'ann@x.com' }
const customer = { id: 'u1', email: 'ann@x.com', created: '2030-01-01', refID: '8183' }
const memberAnswers = {
  '/auth/refresh': () => session,
  '/profile/users/u1': () => ({ data: { customer, cardList: [] } }),
}

type Any = HTMLElement & Record<string, unknown>
const all = Object.entries(declarations) as unknown as [Tag, Declaration][]
const home = location.href
// Never removed: an element may emit after its test has ended.
document.addEventListener('stay-navigate', (event) => event.preventDefault())

function show(tag: Tag): Any {
  const path = samples[tag].path ?? '/'
  // WebKit allows 100 changes in ten seconds.
  if (location.pathname + location.search !== path) history.replaceState(null, '', path)
  const box = document.createElement('div')
  const attributes = Object.entries({ 'ref-id': '8183', ...samples[tag].attributes })
  const element = document.createElement(tag) as Any
  for (const [name, value] of attributes) element.setAttribute(name, value)
  box.append(element)
  document.body.append(box)
  return element
}

const content = (element: Element) => element.shadowRoot?.querySelector('.root > *')
const isFull = async (tag: Tag, element: Element) => {
  const { ready } = samples[tag]
  if (ready) await eventually(() => element.shadowRoot?.querySelector(ready))
}

for (const [tag, declaration] of all) {
  describe(`the contract of ${tag}`, () => {
    let api: FakeApi
    beforeEach(() => {
      freshPage()
      if (samples[tag].isMember) localStorage.setItem('staykit.refresh.8183', 'kept')
      api = fakeApi({ ...memberAnswers, ...samples[tag].answers })
    })
    afterEach(async () => {
      document.body.replaceChildren()
      await pause(20)
      api.restore()
    })
    after(() => history.replaceState(null, '', home))

    it('3: reads a property that was set before the upgrade', async () => {
      const element = document.createElement(tag) as Any
      const name = declaration.isBare ? 'layer' : 'currency'
      element[name] = 'EUR'
      document.body.append(element)
      await defineStay()
      expect(element[name]).to.equal('EUR')
      expect(Object.hasOwn(element, name)).to.equal(false)
    })

    it('1, 2, 5, 7, 9: reads, resets and never reflects its attributes', async () => {
      await defineStay()
      const element = document.createElement(tag) as Any
      const texts: Partial<Record<Kind, string>> = {
        boolean: '',
        number: '2',
        json: '{"a":1}',
        date: '2030-12-12',
        string: 'x',
      }
      const expected: Partial<Record<Kind, unknown>> = { ...texts, boolean: true, number: 2, json: { a: 1 } }
      for (const [prop, { kind }] of Object.entries<{ kind: Kind }>({
        ...(declaration.isBare ? {} : sharedAttributes),
        ...declaration.attributes,
      })) {
        const text = texts[kind]
        // A function has no attribute: it is set as a property.
        if (text === undefined) continue
        const name = prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
        for (const spelling of new Set([name, prop.toLowerCase()])) {
          element.setAttribute(spelling, text)
          const value = element[prop]
          expect(value, `${spelling} is set`).to.deep.equal(expected[kind])
          element.removeAttribute(spelling)
          expect(element[prop], `${spelling} is removed`).to.equal(undefined)
        }
        if (kind === 'json') element.setAttribute(name, '{broken')
        if (kind === 'number') element.setAttribute(name, 'many')
        expect(element[prop], `${name} is unreadable`).to.equal(undefined)
        element.removeAttribute(name)
        element[prop] = undefined
        expect(element.getAttributeNames(), `${prop} as a property`).to.deep.equal([])
      }
    })

    it('shows its parts and slots and emits only declared events', async () => {
      const received = listenToAll(declaration)
      const element = show(tag)
      await isFull(tag, element)
      for (const step of samples[tag].steps ?? []) {
        const target = await eventually(() => element.shadowRoot?.querySelector<HTMLElement>(step))
        target.click()
      }
      const missing = () => {
        const root = element.shadowRoot
        const parts = [...(root?.querySelectorAll('[part]') ?? [])].flatMap((found) => [...found.part])
        const slots = [...(root?.querySelectorAll('slot') ?? [])].map(({ name }) => name)
        const declared = [...Object.keys(declaration.parts), ...Object.keys(declaration.slots)]
        const rendered = [...parts, ...slots, ...(samples[tag].late ?? [])]
        return declared.filter((name) => !rendered.includes(name))
      }
      await eventually(() => missing().length === 0).catch(() => undefined)
      expect(missing()).to.deep.equal([])
      const undeclared = [...(element.shadowRoot?.querySelectorAll('[part]') ?? [])]
        .flatMap((found) => [...found.part])
        .filter((part) => !(part in declaration.parts))
      expect(undeclared).to.deep.equal([])
      expect(received.names()).to.include('stay-ready')
      received.check()
    })

    it('8: keeps its content when moved', async () => {
      const element = show(tag)
      await isFull(tag, element)
      await pause(30)
      const first = content(element)
      const elsewhere = document.createElement('section')
      document.body.append(elsewhere)
      elsewhere.append(element)
      await pause(40)
      expect(content(element) === first).to.equal(true)
    })

    it('10: keeps the content of the page until its own is ready', async () => {
      const host = document.createElement('div')
      host.setHTMLUnsafe(
        `<${tag} ref-id="8183"><template shadowrootmode="open"><p>served</p></template></${tag}>`,
      )
      const element = host.firstElementChild as Any
      document.body.append(host)
      expect(element.shadowRoot?.textContent).to.include('served')
    })

    it('writes no inline style, runs no text as code and parses none as HTML', async () => {
      const broken: string[] = []
      const note = ({ violatedDirective, sample }: SecurityPolicyViolationEvent) =>
        broken.push(`${violatedDirective} ${sample}`)
      document.addEventListener('securitypolicyviolation', note)
      const restore = watchSinks((name) => broken.push(name))
      const element = show(tag)
      await isFull(tag, element)
      await pause(50)
      restore()
      document.removeEventListener('securitypolicyviolation', note)
      expect(broken).to.deep.equal([])
      const inline = element.shadowRoot?.querySelectorAll('style, script, link[rel=stylesheet], [onclick]')
      expect(inline?.length ?? 0).to.equal(0)
    })
  })
}

// Forbids inline styles from here on. The tests in tests/hosts use a whole strict policy on their own page: it would break
// the test runner.
before(() => {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "style-src 'self'"
  document.head.append(policy)
})

/** Records every text that is parsed as HTML or code, at the sinks that Trusted Types guard. */
function watchSinks(onSink: (name: string) => void): () => void {
  const patch = (target: object, name: string) => {
    const before = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor
    const wrap = (real: (...values: unknown[]) => unknown) =>
      function (this: unknown, ...values: unknown[]) {
        onSink(name)
        return real.apply(this, values)
      }
    const { set, value } = before
    Object.defineProperty(
      target,
      name,
      set ? { ...before, set: wrap(set) } : { ...before, value: wrap(value) },
    )
    return () => Object.defineProperty(target, name, before)
  }
  const undo = [
    patch(Element.prototype, 'innerHTML'),
    patch(Element.prototype, 'outerHTML'),
    patch(Element.prototype, 'insertAdjacentHTML'),
    patch(ShadowRoot.prototype, 'innerHTML'),
    patch(DOMParser.prototype, 'parseFromString'),
    patch(Document.prototype, 'write'),
    patch(globalThis, 'eval'),
  ]
  return () => {
    for (const one of undo) one()
  }
}

function listenToAll(declaration: Declaration) {
  const names = ['stay-ready', 'stay-error', 'stay-navigate', ...Object.keys(declaration.events)]
  const listeners = names.map((name) => [name, listen(name)] as const)
  return {
    names: () => listeners.filter(([, { events }]) => events.length > 0).map(([name]) => name),
    check: () => {
      for (const [, { events, stop }] of listeners) {
        for (const event of events) expectDeclared(declaration, event)
        stop()
      }
    },
  }
}
