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
for (const [name, value] of Object.entries(state.tokens))
  document.documentElement.style.setProperty(name, value)
if (state.theme) document.documentElement.style.colorScheme = state.theme

const script = document.createElement('script')
script.src = new URL('/sdk/v1/staykit.js', location.origin).href
script.dataset.refId = state.refId
document.head.append(script)

if (/^stay-[a-z-]+$/.test(state.tag)) {
  const element = document.createElement(state.tag)
  // The page belongs to the API's origin: it leads nowhere else.
  for (const [name, value] of Object.entries(state.attributes))
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
