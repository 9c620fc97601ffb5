import { expect } from 'chai'
import { defineStay } from '../entries/define-stay.ts'
import { configure } from '../runtime/settings.ts'
import { listen } from '../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi, Refusal } from '../testing/fake-api.ts'
import { expectAccessible, freshPage, mount, siteRoutes } from '../testing/page.ts'
import { eventually, pause } from '../testing/wait.ts'
import { start } from './explain.ts'
import { inspect } from './inspect.ts'
import { attributesByTag } from './known.ts'
import { checkMessages } from './message-faults.ts'
import { openPanel, type PanelSource } from './panel.ts'
import { faults, forgetFaults, onFault } from './report.ts'

const real = { warn: console.warn, error: console.error }

describe('console diagnostics of a page', () => {
  let api: FakeApi
  let lines: string[] = []
  before(() => {
    defineStay()
    inspect()
    start()
  })
  beforeEach(() => {
    freshPage({ ...siteRoutes, apiBase: location.origin })
    forgetFaults()
    lines = []
    console.warn = (text: string) => lines.push(`warn ${text}`)
    console.error = (text: string) => lines.push(`error ${text}`)
    api = fakeApi()
  })
  afterEach(async () => {
    document.body.replaceChildren()
    await pause(20)
    api.restore()
    Object.assign(console, real)
    configure({ apiBase: undefined, messages: undefined })
    globalThis.staykit = { ...globalThis.staykit, script: null, src: '' }
  })
  const ownAddress = 'https://cdn.test/sdk/v1/staykit.js'
  const script = (data: DOMStringMap, src = ownAddress) => {
    const element = document.createElement('script')
    element.type = 'text/plain'
    element.src = src
    Object.assign(element.dataset, data)
    return element
  }
  const lineOf = (code: string) =>
    eventually(() => lines.find((line) => line.includes(`/docs/errors/#${code}`)))
  const show = (html: string) => {
    const box = document.createElement('div')
    box.setHTMLUnsafe(html)
    document.body.append(box)
  }

  it('reports a misspelt tag once, with a suggestion', async () => {
    show('<stay-sreach></stay-sreach><stay-sreach></stay-sreach>')
    expect(await lineOf('unknown-tag')).to.match(
      /^warn Staykit: <stay-sreach> .*Did you mean <stay-search>\? http/,
    )
    await pause(50)
    expect(lines.length).to.equal(1)
  })

  it('reports an invalid value and an unknown attribute', async () => {
    show('<stay-search ref-id="8183" variant="huge"></stay-search>')
    expect(await lineOf('bad-attribute'))
      .to.include('variant="huge"')
      .and.include('full, compact')
    forgetFaults()
    lines = []
    show('<stay-results ref-id="8183" check-in="12/01/2026" location-id="1"></stay-results>')
    expect(await lineOf('bad-attribute'))
      .to.include('check-in="12/01/2026"')
      .and.include('YYYY-MM-DD')
    lines = []
    show('<stay-search ref-id="8183" chek-in="2030-12-01"></stay-search>')
    expect(await lineOf('bad-attribute')).to.include('Did you mean check-in?')
    lines = []
    show(
      '<stay-search ref-id="8183" variant="full" rooms="2" check-in="2030-12-01" id="a" data-x="1"></stay-search>',
    )
    await pause(50)
    expect(lines).to.deep.equal([])
  })

  it('reports numbers out of range and attributes that an element does not have', async () => {
    show('<stay-booking ref-id="8183" rooms="12" guests="-4" headinglevel="7" variant="full"></stay-booking>')
    await eventually(() => lines.length === 4)
    for (const [index, text] of [
      'rooms="12">. Allowed: a whole number, 1 to 9',
      'guests="-4">. Allowed: a whole number, 1 to 36',
      'headinglevel="7">. Allowed: a whole number, 1 to 6',
      '<stay-booking> has no attribute variant.',
    ].entries())
      expect(lines[index]).to.include(text)
    lines = []
    show(
      '<stay-booking ref-id="8183" rooms="2" _ngcontent-abc v-cloak @click="x" x-data="{}" hidden itemprop="a" slot="b" data-astro-cid-1></stay-booking>',
    )
    await pause(50)
    expect(lines).to.deep.equal([])
  })

  it('reports an element that nothing tells what to show, unless another one will', async () => {
    show('<stay-results ref-id="8183"></stay-results><stay-rates ref-id="8183"></stay-rates>')
    await eventually(() => lines.length === 1)
    expect(lines[0])
      .to.match(/^warn Staykit: <stay-results> is empty/)
      .and.include('#nothing-to-show')
    await pause(100)
    expect(lines).to.have.length(1)
  })

  it('reports dark text on a dark page, and nothing where the page says that it is dark', async () => {
    const dark = (style: string) => `<div style="background: #111; ${style}"><stay-help></stay-help></div>`
    show(dark('color-scheme: dark'))
    await pause(600)
    expect(lines.filter((line) => line.includes('dark-page'))).to.deep.equal([])
    document.body.replaceChildren()
    show(dark(''))
    expect(await lineOf('dark-page')).to.include('<stay-help> has dark text on a dark page')
  })

  it('reports an element whose code is not imported, also in a shadow root', async () => {
    const { settings, load } = globalThis.staykit ?? {}
    globalThis.staykit = { ...(settings && { settings }), ...(load && { load }) }
    const tags = attributesByTag as Record<string, object>
    tags['stay-absent'] = {}
    const box = document.createElement('div')
    box.attachShadow({ mode: 'open' }).innerHTML = '<stay-absent></stay-absent>'
    document.body.append(box)
    await eventually(() => lines.length === 1)
    expect(lines[0])
      .to.include('<stay-absent>')
      .and.include('#not-imported')
      .and.include('@staykit/sdk/absent')
    delete tags['stay-absent']
  })

  it('reports custom texts of an unknown element, key, form or placeholder', async () => {
    const messages = {
      'stay-serch': { en: { search: 'Go' } },
      'stay-search': {
        en: { serch: 'Go', search: 'Go {foo}', roomCount: { one: '{count}', ohter: '{cuont}' } },
      },
      '*': { de: { freeUntil: 'Bis {when}' } },
    }
    await checkMessages(messages)
    expect(lines.map((line) => line.replace(/ http.*/, ''))).to.deep.equal([
      'warn Staykit: messages has the unknown element stay-serch. Did you mean stay-search?',
      "warn Staykit: messages['stay-search'].en.serch is no text of an element. Did you mean search?",
      "warn Staykit: messages['stay-search'].en.search has the unknown placeholder {foo}.",
      "warn Staykit: messages['stay-search'].en.roomCount has no form ohter. Did you mean other?",
      "warn Staykit: messages['stay-search'].en.roomCount has the unknown placeholder {cuont}. Did you mean {count}?",
    ])
  })

  it('links to the API, and names the page alone where the API is unknown', async () => {
    configure({ apiBase: 'https://api.test' })
    show('<stay-sreach></stay-sreach>')
    expect(await lineOf('unknown-tag')).to.include(' https://api.test/docs/errors/#unknown-tag')
    configure({ apiBase: undefined })
    show('<stay-lokup></stay-lokup>')
    await eventually(() => lines.length === 2)
    expect(lines[1]).to.match(/Read \/docs\/errors\/#unknown-tag at your API\.$/)
  })

  it('reports once that another server answers in place of the API', async () => {
    const page = () =>
      new Response('<!doctype html><title>App</title>', { headers: { 'content-type': 'text/html' } })
    api.answer({ '/brand': page })
    const errors = listen('stay-error')
    mount('stay-search')
    mount('stay-login')
    expect(await lineOf('unreachable-api')).to.match(/^error .*configure\(\{ apiBase \}\)/)
    errors.stop()
    expect(errors.events[0]?.detail).to.include({ code: 'BAD_ANSWER' })
    await pause(50)
    expect(lines).to.have.length(1)
  })

  it('names the replacement of a deprecated attribute, and checks its value', async () => {
    const search = attributesByTag['stay-search'] as Record<string, string>
    search.form = '> variant 1.2.0'
    search.until = '> check-out 1.2.0'
    show('<stay-search ref-id="8183" form="full" until="tomorrow"></stay-search>')
    expect(await lineOf('deprecated-attribute'))
      .to.include('form of <stay-search> is deprecated since 1.2.0')
      .and.include('Use variant.')
    expect(await lineOf('bad-attribute')).to.include('until="tomorrow"')
    for (const name of ['form', 'until']) delete search[name]
  })

  it('reports a template with a missing or unknown placeholder', async () => {
    show('<stay-search ref-id="8183" search-url="/s?where={location}&in={checkin}"></stay-search>')
    await eventually(() => lines.length === 2)
    expect(lines[0])
      .to.include('has the unknown placeholder {checkin}. Did you mean {checkIn}?')
      .and.include('#bad-template')
    expect(lines[1]).to.match(/lacks \{checkIn\}, \{checkOut\}\./)
    show('<stay-saved ref-id="8183" share-url="/saved/{list}"></stay-saved>')
    await pause(100)
    expect(lines).to.have.length(2)
  })

  it('accepts a template with the required placeholders alone, and names an attribute as it is written', async () => {
    const first = script({ searchUrl: '/s?where={location}&in={checkIn}&out={checkOut}', detailsUrl: '/h' })
    globalThis.staykit = { ...globalThis.staykit, script: first }
    document.body.append(first)
    show('<stay-search ref-id="8183" location-id="800" location-name="Lisbon"></stay-search>')
    expect(await lineOf('bad-template')).to.include(
      'data-details-url of the script lacks {hotelID}, {checkIn}, {checkOut}',
    )
    await pause(100)
    expect(lines).to.have.length(1)
  })

  it('reports the name of a place without its id', async () => {
    show('<stay-search ref-id="8183" location-name="Lisbon"></stay-search>')
    expect(await lineOf('bad-attribute')).to.include('<stay-search> has location-name without location-id')
  })

  it('reports a second script of another brand or version', async () => {
    const first = script({ refId: '8183' })
    globalThis.staykit = { ...globalThis.staykit, script: first }
    document.body.append(first, script({ refId: '8184' }, 'https://cdn.test/sdk/v2/staykit.js'))
    expect(await lineOf('second-script'))
      .to.include('https://cdn.test/sdk/v2/staykit.js')
      .and.include('8183')
  })

  it('reports an unknown and a missing brand as errors, with one call for all elements', async () => {
    api.answer({
      '/brand': () => new Refusal(404, { code: 'UNKNOWN_REF_ID', message: 'This brand is not known.' }),
    })
    const errors = listen('stay-error')
    for (const tag of [
      'stay-search',
      'stay-results',
      'stay-hotel',
      'stay-rates',
      'stay-checkout',
      'stay-login',
    ])
      mount(tag, { 'ref-id': '77' })
    await eventually(() => errors.events.length >= 6)
    errors.stop()
    expect(errors.events[0]?.detail).to.include({ code: 'UNKNOWN_REF_ID', element: 'stay-search' })
    expect(await eventually(() => lines.find((line) => /^error .*ref-id/.test(line)))).to.include(
      '/docs/errors/#',
    )
    expect(api.calls('/brand').length).to.equal(1)
    expect(lines.filter((line) => line.includes('ref-id')).length).to.equal(1)
  })

  it('distinguishes offline from a server that does not allow this origin', async () => {
    const online = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine') as PropertyDescriptor
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false })
    const fail = () => mount('stay-results', { 'location-id': '1' })
    fail()
    expect(await lineOf('offline')).to.match(/^warn/)
    Object.defineProperty(navigator, 'onLine', { ...online, configurable: true })
    // The search fails, while the brand can be loaded but not read.
    api.answer({ '/brand': () => brandAnswer })
    fail()
    expect(await lineOf('forbidden-origin'))
      .to.match(/^error/)
      .and.include(location.origin)
  })

  it('reports each directive of the page’s policy once, and not its consequences', async () => {
    globalThis.staykit = { ...globalThis.staykit, script: script({ refId: '8183' }), src: ownAddress }
    const refuse = (blockedURI: string, effectiveDirective: string) =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          blockedURI,
          effectiveDirective,
          violatedDirective: effectiveDirective,
          documentURI: location.href,
          originalPolicy: '',
          disposition: 'enforce',
          statusCode: 200,
        }),
      )
    for (const path of ['/api/brand?refId=8183', '/travel/locations/search', '/api/brand?refId=8183'])
      refuse(`https://cdn.test${path}`, 'connect-src')
    refuse('https://elsewhere.test/x', 'connect-src')
    expect(await lineOf('blocked-by-csp')).to.match(
      /^error Staykit: .*lacks connect-src https:\/\/cdn\.test\. Refused: https:\/\/cdn\.test\/api\/brand\. http/,
    )
    refuse('https://cdn.test/sdk/v1/chunks/x.js', 'script-src-elem')
    api.answer({ '/brand': () => Promise.reject(new TypeError('refused')) })
    for (const [code, message] of [
      ['CHUNK_FAILED', 'https://cdn.test/sdk/v1/chunks/x.js'],
      ['NETWORK', 'We could not reach the server.'],
    ])
      dispatchEvent(new CustomEvent('stay-error', { detail: { code, message } }))
    await pause(400)
    expect(lines.length, lines.join()).to.equal(2)
    expect(lines[1]).to.include('script-src-elem')
  })

  it('hides warnings but not errors in the console of a live page', async () => {
    globalThis.staykit = { ...globalThis.staykit, script: script({ debug: 'false' }) }
    show('<stay-sreach></stay-sreach>')
    await eventually(() => faults().length === 1)
    expect(lines).to.deep.equal([])
    const host = document.createElement('stay-search')
    document.body.append(host)
    const detail = { code: 'CHUNK_FAILED', message: 'chunks/x.js' }
    host.dispatchEvent(new CustomEvent('stay-error', { detail, bubbles: true, composed: true }))
    expect(await lineOf('chunk-failed')).to.match(/^error.*chunks\/x\.js/)
  })

  describe('the language of a page', () => {
    const { lang } = document.documentElement
    const ways: Readonly<Record<string, (tag: string) => HTMLElement>> = {
      '<html lang="': (tag) => {
        document.documentElement.lang = tag
        return mount('stay-search').element
      },
      'data-locale="': (tag) => {
        globalThis.staykit = { ...globalThis.staykit, script: script({ locale: tag }) }
        return mount('stay-search').element
      },
      'locale "': (tag) => {
        configure({ locale: tag })
        return mount('stay-search').element
      },
      '<stay-brand locale="': (tag) => {
        const brand = document.createElement('stay-brand')
        brand.setAttribute('ref-id', '8183')
        brand.setAttribute('locale', tag)
        document.body.append(brand)
        const element = document.createElement('stay-search')
        brand.append(element)
        return element
      },
      '<stay-search locale="': (tag) => mount('stay-search', { locale: tag }).element,
    }
    afterEach(() => {
      configure({ locale: undefined })
      document.documentElement.lang = lang
    })
    const shownIn = (element: HTMLElement) =>
      eventually(() => element.shadowRoot?.querySelector<HTMLElement>('.root[lang]')?.lang)
    const isReady = (element: HTMLElement) => eventually(() => element.shadowRoot?.querySelector('button'))

    it('takes no text of a supplier for the language of an element', async () => {
      const element = mount('stay-search', { locale: 'de' }).element
      await isReady(element)
      const served = document.createElement('div')
      served.innerHTML = '<p lang="en">Pets are not allowed.</p>'
      element.shadowRoot?.prepend(served)
      element.dispatchEvent(new Event('stay-ready', { bubbles: true, composed: true }))
      await pause(20)
      expect(lines).to.deep.equal([])
    })

    for (const [where, show] of Object.entries(ways)) {
      it(`follows any spelling in ${where}…`, async () => {
        const element = show('de_DE')
        expect(await shownIn(element)).to.equal('de-DE')
        await isReady(element)
        await pause(20)
        expect(lines).to.deep.equal([])
      })

      for (const [tag, shown] of [
        ['zh-TW', 'zh-CN'],
        ['sr-Latn', 'en'],
        ['fi_FI', 'en-FI'],
      ] as const)
        it(`warns once that ${where}${tag} has no texts`, async () => {
          const element = show(tag)
          expect(await shownIn(element)).to.equal(shown)
          const line = await lineOf('other-language')
          expect(line).to.match(/^warn Staykit: There are no texts in the language of /)
          expect(line).to.include(`${where}${tag}`)
          expect(line).to.include(`Elements are shown in ${shown}.`)
          await isReady(element)
          await pause(20)
          expect(lines).to.have.length(1)
        })
    }
  })

  it('the panel shows version, brand, calls, events and problems, and works by keyboard', async () => {
    const source: PanelSource = {
      version: '1.2.3',
      tags: ['stay-search'],
      apiBase: () => location.origin,
      script: () => undefined,
      faults,
      onFault,
    }
    openPanel(source)
    const host = await eventually(() => document.querySelector('#staykit-debug'))
    const root = host.shadowRoot as ShadowRoot
    mount('stay-search', { locale: 'fr' })
    show('<stay-sreach></stay-sreach>')
    await eventually(() => root.textContent?.includes('stay-ready stay-search'))
    await eventually(() => root.querySelector('a[href*="#unknown-tag"]'))
    expect(root.textContent).to.include('1.2.3 · brand 8183 · language fr')
    await expectAccessible(host)
    const close = root.querySelector('button') as HTMLElement
    close.focus()
    close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }))
    expect(document.querySelector('#staykit-debug')).to.equal(null)
  })
})
