import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { listen } from '../../testing/events.ts'
import { expectAccessible, mount, type } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { href, lisbon, searchPage, submit } from './testing/search-page.ts'

type Box = ReturnType<typeof mount>

const stay = { ...lisbon, 'check-in': inDays(3).date, 'check-out': inDays(5).date }
const guests = async (box: Box) => (await box.find('[data-panel=guests]')).click()
const click = async (box: Box, name: string) => (await box.button(name)).click()
const choose = (select: HTMLElement, value: string) => {
  ;(select as HTMLSelectElement).value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
}
const isClosed = (box: Box) => eventually(() => !box.root.querySelector('dialog'))
const ageName = (box: Box) => box.root.activeElement?.getAttribute('name')

async function byRoom(box: Box) {
  await guests(box)
  await click(box, 'Children, or guests by room')
  await box.says('Room 1')
}

describe('stay-search: rooms with children', () => {
  searchPage()
  afterEach(() => setViewport({ width: 1280, height: 900 }))

  for (const width of [1280, 390])
    it(`requires an age for each child before Search at ${width} px`, async () => {
      await setViewport({ width, height: 844 })
      const box = mount('stay-search', stay)
      const searches = listen('stay-search')
      await byRoom(box)
      await click(box, 'More children')
      await click(box, 'More children')
      await box.field('Age of child 2')
      await expectAccessible(box.element)
      await click(box, 'Done')
      await box.says('Choose the age of each child.')
      expect(ageName(box)).to.equal('age-0-0')
      expect(href(box)).to.equal(undefined)
      choose(await box.field('Age of child 1'), '5')
      await click(box, 'Done')
      await eventually(() => ageName(box) === 'age-0-1')
      choose(await box.field('Age of child 2'), '8')
      await click(box, 'Done')
      await isClosed(box)
      await box.says('1 room, 4 guests')
      await eventually(() => href(box)?.endsWith('/1/4?rooms=2-5%2C8'))
      ;(await box.find('a[part=button]')).click()
      searches.stop()
      expect(searches.events[0]?.detail).to.deep.include({ rooms: 1, guests: 4, occupancy: '2-5,8' })
    })

  for (const width of [1280, 390])
    it(`shows ages in fields of 44 px, and Done within a screen of 800 px for any number of rooms, at ${width} px`, async () => {
      await setViewport({ width, height: 800 })
      const box = mount('stay-search', stay)
      await byRoom(box)
      for (const _ of [1, 2, 3]) await click(box, 'More children')
      for (const _ of [1, 2]) await click(box, 'Add a room')
      const age = await box.field('Age of child 1')
      expect(age.getBoundingClientRect().height).to.be.at.least(44)
      expect(getComputedStyle(age).borderTopWidth).to.equal('1px')
      const done = await box.button('Done')
      const panel = await box.find('.guests-panel')
      const ends = () => [done, panel].map((each) => Math.round(each.getBoundingClientRect().bottom))
      // The panel moves when it has grown.
      await eventually(() => Math.max(...ends()) <= innerHeight).catch(() => {
        throw new Error(`Done and panel end at ${ends()} of ${innerHeight} px`)
      })
    })

  const closeWithoutAge = async (box: Box) => {
    await byRoom(box)
    await click(box, 'More children')
    ;(await box.find('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }))
    await isClosed(box)
    await submit(box)
    await box.says('Choose the age of each child.')
    const field = await box.find('[data-panel=guests]')
    expect(field.getAttribute('aria-describedby')).to.equal('guests-error')
  }

  it('names the missing age beside the field when the panel was closed without it', async () => {
    const box = mount('stay-search', stay)
    await closeWithoutAge(box)
    await guests(box)
    choose(await box.field('Age of child 1'), '0')
    await click(box, 'Done')
    await eventually(() => href(box)?.endsWith('?rooms=2-0'))
  })

  it('names the missing age in the older form, but no missing date', async () => {
    const box = mount('stay-search', { ...stay, variant: 'legacy' })
    ;(await box.button(/Check-in/)).click()
    await click(box, 'Clear dates')
    await click(box, 'Done')
    await closeWithoutAge(box)
    expect(box.text()).to.not.include('Please Select')
  })

  it('adds and removes rooms, and keeps the focus in the panel', async () => {
    const box = mount('stay-search', stay)
    await byRoom(box)
    await eventually(() => box.root.activeElement?.tagName === 'SELECT')
    await click(box, 'Add a room')
    await click(box, 'Add a room')
    await box.says('Room 3')
    await click(box, 'Remove room 2')
    await eventually(() => !box.root.textContent?.includes('Room 3'))
    expect(box.root.activeElement?.closest('dialog')).not.to.equal(null)
    await click(box, 'Done')
    await box.says('2 rooms, 3 guests')
    // Even numbers say it all.
    await eventually(() => href(box)?.endsWith('/2/3'))
  })

  it('starts with the rooms of the attribute, and opens them by room', async () => {
    const box = mount('stay-search', { ...stay, occupancy: '2-5|1', rooms: '1', guests: '2' })
    await box.says('2 rooms, 4 guests')
    await guests(box)
    await box.says('Room 2')
    expect((await box.field('Age of child 1')).value).to.equal('5')
    await eventually(() => href(box)?.endsWith('/2/4?rooms=2-5%7C1'))
  })

  it('stores the rooms for the next search', async () => {
    const first = mount('stay-search', { ...stay, occupancy: '1-3' })
    type(await first.find('[role=combobox]'), 'Lisbon')
    await byChoice(first)
    ;(await eventually(() => first.root.querySelector<HTMLElement>('a[part=button]'))).click()
    const box = mount('stay-search')
    await box.says('1 room, 2 guests')
    await eventually(() => href(box)?.endsWith('?rooms=1-3'))
  })
})

async function byChoice(box: Box) {
  const found = await eventually(() =>
    box.all('[role=option]').find(({ textContent }) => /^Lisbon/.test(textContent ?? '')),
  )
  found.click()
}
