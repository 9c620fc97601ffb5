import { expect } from 'chai'
import { brandAnswer } from '../../testing/fake-api.ts'
import { searchAnswer } from '../../testing/hotels.ts'
import { mount } from '../../testing/page.ts'
import { eventually } from '../../testing/wait.ts'
import { open, resultsPage } from './testing/results-page.ts'
import { partOf, tileArchive } from './testing/tile-archive.ts'
import { vectorTile } from './testing/vector-tile.ts'

/** Water in the west; in the east a park in the north, and a road through the middle from side to side. */
const bytes = vectorTile([
  {
    ...{ layer: 'water', kind: 'area', properties: {} },
    points: [
      [0, 0],
      [2048, 0],
      [2048, 4096],
      [0, 4096],
    ],
  },
  {
    ...{ layer: 'landuse', kind: 'area', properties: { class: 'park' } },
    points: [
      [2048, 0],
      [4096, 0],
      [4096, 1024],
      [2048, 1024],
    ],
  },
  {
    ...{ layer: 'transportation', kind: 'line', properties: { class: 'primary' } },
    points: [
      [0, 2048],
      [4096, 2048],
    ],
  },
])
const tile = () => new Response(bytes)
const anyTile = Object.fromEntries(
  [...Array(144).keys()].flatMap((at) => {
    const [x, y] = [8192 + 45 + (at % 12) - 6, 8192 - 46 + Math.floor(at / 12) - 6]
    return [[`/v/14/${x}/${y}.mvt`, tile]]
  }),
)
const withTiles = (tiles: string) => ({
  brand: { ...brandAnswer.brand, map: { tiles, attribution: '© Those who drew them', maxZoom: 14 } },
})
const at = (hotels: { location: object }[]) =>
  hotels.map((hotel) => ({ ...hotel, location: { ...hotel.location, geo: { lat: 1, lng: 1 } } }))
const colorAt = (canvas: HTMLCanvasElement, x: number, y: number) => {
  const side = canvas.width / 256
  return [...(canvas.getContext('2d')?.getImageData(x * side, y * side, 1, 1).data ?? [])].join()
}

describe('stay-results: the map of vector tiles', () => {
  const page = resultsPage()
  const canvases = (box: ReturnType<typeof mount>) => box.all<HTMLCanvasElement>('canvas.leaflet-tile-loaded')
  beforeEach(() =>
    page.api.answer({
      ...anyTile,
      '/brand': () => withTiles('https://tiles.test/v/{z}/{x}/{y}.mvt'),
      '/hotels/search/': (body) => {
        const answer = searchAnswer(3, body)
        return { ...answer, hotels: at(answer.hotels) }
      },
    }),
  )

  it('draws streets, water and parks of the brand’s tiles in the product’s colours, with attribution', async () => {
    open('?map')
    const box = mount('stay-results')
    await eventually(() => canvases(box).length > 0)
    const [canvas] = canvases(box)
    if (!canvas) throw new Error('no tile')
    const [water, park, land, road, wet] = [
      colorAt(canvas, 40, 40),
      colorAt(canvas, 200, 30),
      colorAt(canvas, 200, 200),
      colorAt(canvas, 200, 128),
      colorAt(canvas, 40, 200),
    ]
    expect(new Set([water, park, land, road]).size).to.equal(4)
    expect(wet).to.equal(water)
    expect(colorAt(canvas, 40, 128)).to.equal(road)
    expect(box.root.querySelector('.map-by')?.textContent).to.equal('© Those who drew them')
    expect(box.root.querySelector('.map-by')?.textContent).not.to.contain('Map without streets')
  })

  it('enlarges the tiles of the last level, without further requests', async () => {
    open('?map')
    const box = mount('stay-results')
    await eventually(() => canvases(box).length > 0)
    const requestCount = () =>
      Object.keys(anyTile).reduce((sum, path) => sum + page.api.calls(path).length, 0)
    await eventually(() => requestCount() > 0)
    ;(await box.button('Zoom in')).click()
    await eventually(() => box.root.querySelector<HTMLElement>('.map-box')?.dataset.zoom === '15')
    // A whole tile of zoom 15 is a quarter of one: it has one colour at its western corners.
    await eventually(() =>
      canvases(box).some(
        (canvas) =>
          colorAt(canvas, 10, 10) === colorAt(canvas, 246, 10) && colorAt(canvas, 10, 10) !== '0,0,0,0',
      ),
    )
    expect(page.api.calls('/v/15/16475/16293.mvt')).to.have.length(0)
  })

  it('reads one .pmtiles file by range requests, and enlarges missing levels', async () => {
    const whole = [0, 4096].flatMap((x) => [[x, x ? 4096 : 0] as const, [x, x ? 0 : 4096] as const])
    const archive = tileArchive(vectorTile([{ layer: 'water', kind: 'area', properties: {}, points: whole }]))
    const ranges = () => page.api.calls('/world.pmtiles').map(({ headers }) => headers.get('range'))
    page.api.answer({
      '/brand': () => withTiles('https://tiles.test/world.pmtiles'),
      '/world.pmtiles': () => partOf(archive, ranges().at(-1) ?? null),
    })
    open('?map')
    const box = mount('stay-results')
    await eventually(() => canvases(box).length > 0)
    const [canvas] = canvases(box)
    // The water of map.css, in the light theme.
    expect(canvas && colorAt(canvas, 100, 100)).to.equal('191,219,228,255')
    // The header with the directory, and one tile, however many parts of it are shown.
    expect(canvases(box).length).to.be.greaterThan(1)
    const start = archive.length - (archive[130] ?? 0)
    expect(ranges()).to.deep.equal(['bytes=0-16383', `bytes=${start}-${archive.length - 1}`])
  })
})
