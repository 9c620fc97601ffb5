import { expect, it } from 'vitest'
import { failure, type Under } from './under.ts'

/** Facts, pictures and reviews of a hotel. */
export function testHotels({ subject, searched, hotelNamed }: Under): void {
  it('rejects unknown ids', async () => {
    const { supplier } = subject()
    expect(await failure(searched({ place: { cityId: '999999999' } }))).toBe('NOT_FOUND')
    for (const id of ['', 'x', 'acc_none', 'lpnone', '1-1']) {
      expect(await supplier.whereIs(id), id).toBeUndefined()
      expect(await failure(supplier.hotel(id)), id).toBe('NOT_FOUND')
      expect(await supplier.area(id), id).toBeUndefined()
    }
    expect(await supplier.findBooking('nobody')).toBeUndefined()
    expect(await failure(supplier.cancel('nobody'))).toBe('NOT_FOUND')
    expect(await supplier.picture('nothing', 'outside', 150)).toBeUndefined()
  })

  it('describes a hotel, its place, its neighbourhood and its pictures', async () => {
    const { supplier } = subject()
    const summary = await hotelNamed('Testville Grand Hotel')
    const hotel = await supplier.hotel(summary.id)
    expect(hotel).toMatchObject({ id: summary.id, name: 'Testville Grand Hotel', area: summary.area })
    expect(hotel.description).not.toBe('')
    expect(hotel.checkInTime).toMatch(/^\d{1,2}:\d\d [AP]M$/)
    expect(await supplier.whereIs(hotel.id)).toEqual({
      cityId: hotel.location.cityId,
      timeZone: hotel.location.timeZone,
    })
    expect(await supplier.area(hotel.area.id)).toMatchObject({ id: hotel.area.id, name: hotel.area.name })
    const areas = await supplier.areas(subject().cityId)
    expect(areas.map(({ id }) => id)).toContain(hotel.area.id)
    const inArea = await searched({ place: { cityId: subject().cityId, areaId: hotel.area.id }, to: 200 })
    expect(new Set(inArea.hotels.map((each) => each.hotel.area.id))).toEqual(new Set([hotel.area.id]))
    const [path = ''] = hotel.images
    const [, id = '', , scene = ''] = /images\/(\D+)\/(\d+)\/([a-z]+)\./.exec(path) ?? []
    const picture = await supplier.picture(id, scene, 300)
    expect(picture?.body.length).toBeGreaterThan(100)
    expect(picture?.type).toMatch(/^image\//)
    const bare = await supplier.hotel((await hotelNamed('The No Pictures')).id)
    expect([bare.images, bare.thumbnails]).toEqual([[], []])
    expect((await hotelNamed('The No Score')).score).toBeUndefined()
  })

  it('pages reviews in three orders', async () => {
    const { supplier } = subject()
    const { id } = await hotelNamed('Testville Grand Hotel')
    const first = await supplier.reviews(id, 1, 5, 'date')
    const second = await supplier.reviews(id, 6, 5, 'date')
    expect(first.reviews).toHaveLength(5)
    expect(second.count).toBe(first.count)
    const ids = [...first.reviews, ...second.reviews].map((review) => review.id)
    expect(new Set(ids).size).toBe(ids.length)
    const scores = (await supplier.reviews(id, 1, 5, 'best')).reviews.map(({ score }) => score)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const [worst] = (await supplier.reviews(id, 1, 5, 'worst')).reviews
    expect(worst?.score).toBeLessThanOrEqual(scores.at(-1) ?? 0)
  })

  it('counts as many reviews of a topic as it can show', async () => {
    const { supplier } = subject()
    const { id, liked: inRow } = await hotelNamed('Testville Grand Hotel')
    const { liked = [], disliked = [] } = await supplier.reviews(id, 1, 5, 'date')
    for (const { topic, count } of liked) {
      const about = await supplier.reviews(id, 1, 1_000, 'date', { liked: topic })
      expect([about.count, about.reviews.length], topic).toEqual([count, count])
      expect(about.reviews.every(({ pros }) => pros)).toBe(true)
    }
    for (const { topic, count } of disliked) {
      const about = await supplier.reviews(id, 1, 1_000, 'best', { disliked: topic })
      expect([about.count, about.reviews.length], topic).toEqual([count, count])
      expect(about.reviews.every(({ cons }) => cons)).toBe(true)
    }
    for (const row of inRow ?? []) expect(liked).toContainEqual(row)
    const bare = { liked: liked.find(({ count }) => count === 0)?.topic ?? 'view' } as const
    if (liked.length === 0) expect((await supplier.reviews(id, 1, 5, 'date', bare)).count).toBe(0)
  })
}
