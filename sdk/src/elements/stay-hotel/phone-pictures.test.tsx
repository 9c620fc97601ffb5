import { setViewport } from '@web/test-runner-commands'
import { expect } from 'chai'
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts'
import { hotelNumber, images, rates, reviewsAnswer } from '../../testing/hotels.ts'
import { freshPage, mount } from '../../testing/page.ts'
import { inDays } from '../../testing/places.ts'
import { eventually } from '../../testing/wait.ts'
import { define } from './define.ts'

const [from, to] = [inDays(10), inDays(13)]
const path = `/details/city/800/${from.url}/${to.url}/1/2/800-0`
const labels = ['outside', 'room', 'pool', 'room', 'of a newer server', 'bath', 'outside']

describe('stay-hotel: the pictures on a phone', () => {
  let api: FakeApi
  const home = location.href
  before(define)
  beforeEach(async () => {
    freshPage()
    history.replaceState(null, '', path)
    const hotel = hotelNumber(0)
    api = fakeApi({
      '/hotels': () => ({
        hotel: {
          ...hotel,
          checkInTime: '3:00 PM',
          pictures: labels.map((label) => ({ label })),
          location: { ...hotel.location, center: hotel.location.geo },
        },
      }),
      '/hotels/rates/': () => ({
        rates: rates.map((rate) => ({
          ...rate,
          roomCode: 'STD',
          cancelBy: `${inDays(8).date}T18:00:00+01:00`,
        })),
        rooms: [{ code: 'STD', title: 'Double Room', sleeps: 2, images: images.slice(0, 3) }],
      }),
      '/hotels/reviews': ({ from: first }) => reviewsAnswer(0, Number(first)),
    })
    await setViewport({ width: 390, height: 844 })
  })
  afterEach(() => {
    api.restore()
    history.replaceState(null, '', home)
  })

  it('jumps to the first picture of a kind, and names each kind once', async () => {
    const box = mount('stay-hotel')
    const strip = await box.find('.gallery .strip')
    const kinds = () => box.all<HTMLButtonElement>('.kinds button')
    expect(kinds().map(({ textContent }) => textContent)).to.deep.equal(['Outside', 'Rooms', 'Pool', 'Bath'])
    const current = () =>
      kinds()
        .filter((button) => button.ariaCurrent)
        .map(({ textContent }) => textContent)
    expect(current()).to.deep.equal(['Outside'])
    kinds()[2]?.click()
    await eventually(() => Math.abs(strip.scrollLeft - 2 * strip.clientWidth) < 2)
    await eventually(() => current()[0] === 'Pool')
    // The page itself does not move.
    expect(scrollY).to.equal(0)
  })

  it('opens the viewer at the picture of the strip, and says what it shows', async () => {
    const box = mount('stay-hotel')
    await box.find('.gallery .strip')
    ;(await box.button('Pool')).click()
    await eventually(() => box.all('.kinds [aria-current]')[0]?.textContent === 'Pool')
    ;(await box.button('7 pictures')).click()
    await box.says('Picture 3 of 7')
    expect(box.root.querySelector('dialog [role=status] b')?.textContent?.trim()).to.equal('Pool')
  })

  it('shows score, distance and free cancellation in one box', async () => {
    const box = mount('stay-hotel')
    await eventually(() => box.all('.rate').length > 1)
    const facts = () => box.all('.three li').map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
    await eventually(() => facts().some((text) => text.includes('Free Cancellation')))
    expect(facts()).to.have.length(3)
    expect(facts()[0]).to.match(/^\d.* [\d,]+ reviews$/)
    expect(facts()[1]).to.equal('0.1 mi from the center')
    expect(facts()[2]).to.match(/^Until \w+ \d+ Free Cancellation$/)
  })

  it('shows the time of check-in where no rate has free cancellation', async () => {
    const prepaid = rates.map((rate) => ({ ...rate, roomCode: 'STD', free_cancellation: 0 }))
    const rooms = [{ code: 'STD', title: 'Double Room', sleeps: 2 }]
    api.answer({ '/hotels/rates/': () => ({ rates: prepaid, rooms }) })
    const box = mount('stay-hotel')
    await eventually(() => box.all('.rate').length > 1)
    const facts = box.all('.three li').map(({ innerText }) => innerText.replace(/\s+/g, ' ').trim())
    expect(facts[2]).to.equal('3:00 PM Check-in')
  })

  it('counts the pictures of a room in its strip, and says what its further rates cost more', async () => {
    const box = mount('stay-hotel')
    const strip = await eventually(() => box.all('.room-pic .strip')[0])
    const disc = () => box.root.querySelector('.room-pic .disc')?.textContent
    expect(disc()).to.equal('1 / 3')
    strip.scrollTo({ left: strip.scrollWidth, behavior: 'instant' })
    await eventually(() => disc() === '3 / 3')
    const lines = box.all('.rate:not(.locked)')
    expect(lines[0]?.textContent).to.not.include(' more.')
    expect(lines[1]?.textContent).to.match(/\$[\d.,]+ more\./)
  })
})
