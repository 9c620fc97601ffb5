import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts'
import { freshPage, type mount, type } from '../../../testing/page.ts'
import { places } from '../../../testing/places.ts'
import { eventually } from '../../../testing/wait.ts'
import { define } from '../define.ts'

type Box = ReturnType<typeof mount>
export const lisbon = { 'location-id': '800', 'location-name': 'Lisbon, Portugal' }
export const input = (box: Box) => box.find<HTMLInputElement>('[role=combobox]')
export const submit = async (box: Box) => (await box.find('form button[type=submit]')).click()
export const value = (box: Box, name: string) =>
  box.root.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value
export const href = (box: Box) =>
  box.root.querySelector<HTMLAnchorElement>('a[part=button]')?.getAttribute('href')

export async function choose(box: Box, text: string, option: RegExp) {
  type(await input(box), text)
  const found = await eventually(() =>
    box.all('[role=option]').find((one) => option.test(one.textContent ?? '')),
  )
  found.click()
}

/** For the tests of this folder: a fresh page whose server suggests places, before each test. */
export function searchPage() {
  let api: FakeApi
  const stay = (event: Event) => event.preventDefault()
  before(() => {
    define()
    document.addEventListener('stay-navigate', stay)
  })
  after(() => document.removeEventListener('stay-navigate', stay))
  beforeEach(() => {
    freshPage()
    api = fakeApi({ '/locations/search': () => ({ locations: places }) })
  })
  afterEach(() => api.restore())
  return {
    /** Prevents navigation during the tests. */
    stay,
    get api() {
      return api
    },
  }
}
