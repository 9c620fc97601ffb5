import { prepareStep } from './journey.ts'
import { read } from './state.ts'

// The page in a playground's frame: one element with the settings of the address; it sends its events to the parent page.
const state = read(location.search, {
  tag: 'stay-booking',
  refId: '8183',
  lang: '',
  theme: '',
  attributes: {},
  tokens: {},
})

if (state.lang) document.documentElement.lang = state.lang
const root = document.documentElement
let tokenNames: readonly string[] = []

/** Applies tokens, and removes those of the call before. */
function dress(tokens: Readonly<Record<string, string>>, theme: string) {
  for (const name of tokenNames) root.style.removeProperty(name)
  tokenNames = Object.keys(tokens)
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value)
  root.style.colorScheme = theme
  // The page is the surface that the elements stand on.
  root.style.background = tokens['--stay-surface'] ?? ''
  if (theme) document.querySelector(state.tag)?.setAttribute('theme', theme)
}
dress(state.tokens, state.theme)

// The theme editor changes tokens without a reload.
addEventListener('message', ({ source, origin, data }) => {
  if (source === parent && origin === location.origin && data?.staykit === 'dress')
    dress(data.tokens, data.theme)
})

const script = document.createElement('script')
script.src = new URL('/sdk/v1/staykit.js', location.origin).href
script.dataset.refId = state.refId
document.head.append(script)

const prepared = state.step ? await prepareStep(state.step, state.refId) : {}
if (/^stay-[a-z-]+$/.test(state.tag)) {
  const element = document.createElement(state.tag)
  // The page belongs to the API's origin: it leads nowhere else.
  for (const [name, value] of Object.entries({ ...state.attributes, ...prepared }))
    if (!/^on|^next$/.test(name)) element.setAttribute(name, value)
  if (state.lang) element.setAttribute('locale', state.lang)
  if (state.theme) element.setAttribute('theme', state.theme)
  if (element.getAttribute('mode') === 'dialog') {
    const button = document.createElement('button')
    button.dataset.stayOpen = ''
    button.textContent = 'Book a room'
    document.querySelector('main')?.append(button)
  }
  document.querySelector('main')?.append(element)
}

const post = (name: string, detail: unknown) =>
  parent.postMessage({ staykit: name, detail: JSON.parse(JSON.stringify(detail ?? null)) }, location.origin)

// The data layer renders nothing: the preview shows the journey below it, and the log has its entries instead of the events.
if (state.tag === 'stay-data-layer') {
  const handler = (entry: { event: string }) => post(entry.event, entry)
  Object.assign(document.querySelector(state.tag) ?? {}, { handler })
  document.querySelector('main')?.append(document.createElement('stay-booking'))
} else {
  const names: string[] = JSON.parse(document.body.dataset.events ?? '[]')
  for (const name of names)
    document.addEventListener(name, (event) => post(name, (event as CustomEvent<unknown>).detail))
}
