import { listen } from '../../../testing/events.ts'
import { brandAnswer, type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { freshPage, type mount, type } from '../../../testing/page.ts'
import { inDays, places } from '../../../testing/places.ts'
import { eventually, pause } from '../../../testing/wait.ts'

type Box = ReturnType<typeof mount>
const withPartner = { brand: { ...brandAnswer.brand, partner: { host: 'travel.example', qa: true } } }

/** A day from today in the format of the partner's addresses: 07/01/2030. */
export const slashes = (days: number) => inDays(days).url.replaceAll('-', '/')

export const comboOf = (box: Box, label: string) =>
  eventually(() => {
    const found = box.all<HTMLLabelElement>('.sf-l').find(({ textContent }) => textContent === label)
    return box.root.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null
  })

/** Types into the last field of that name and selects a suggestion. */
export async function pick(box: Box, label: string, text: string, option: RegExp) {
  const field = await eventually(() => {
    const found = box.all<HTMLLabelElement>('.sf-l').filter(({ textContent }) => textContent === label)
    return box.root.getElementById(found.at(-1)?.htmlFor ?? '') as HTMLInputElement | null
  })
  type(field, text)
  const found = await eventually(() =>
    box.all('[role=option]').find((one) => option.test(one.textContent ?? '')),
  )
  found.click()
  field.blur()
  await pause(250)
}

/** The value of a field by its name; undefined if there is none. */
export const fieldValue = (box: Box, name: string) =>
  box.root.querySelector<HTMLInputElement>(`[name=${name}]`)?.value

/** Opens the calendar of a date by the name of its button, by default the first. */
export async function openDates(box: Box, name: RegExp, index = 0) {
  const found = await eventually(
    () => box.all('.pick').filter(({ textContent }) => name.test(textContent ?? ''))[index],
  )
  found.click()
  await box.find('dialog [data-date]')
}

export const day = (box: Box, days: number) =>
  box.root.querySelector<HTMLButtonElement>(`dialog [data-date="${inDays(days).date}"]`)

/** For tests of flights and cars: a fresh page whose brand has a partner, without navigation. */
export function travelPage(define: () => void) {
  let api: FakeApi
  let moves: ReturnType<typeof listen>
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/locations/search': () => ({ locations: places }), '/brand': () => withPartner })
    moves = listen('stay-navigate')
  })
  afterEach(() => {
    moves.stop()
    api.restore()
  })
  return {
    get api() {
      return api
    },
    get moves() {
      return moves.events
    },
    /** The query of the navigation's target. */
    left: async () => {
      const { url } = (await eventually(() => moves.events.at(-1)?.detail)) as { url: string }
      return Object.fromEntries(new URL(url).searchParams)
    },
    search: async (box: Box) => (await box.button('Search')).click(),
  }
}
