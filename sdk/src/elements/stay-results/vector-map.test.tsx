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
    return [[`/v/13/${x >> 1}/${y >> 1}.mvt`, tile]]
  }),
)
const withTiles = (tiles: string) => ({
  brand: { ...brandAnswer.brand, map: { tiles, attribution: '© Those who drew them', maxZoom: 13 } },
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
    // The colours of map.css, in the light theme: paper, water, park and main street.
    const wanted = ['239,234,224,255', '169,207,220,255', '211,229,200,255', '251,231,180,255']
    await eventually(() => {
      const found = canvases(box).flatMap((canvas) =>
        [1, 64, 128, 192, 255].flatMap((x) => [1, 64, 128, 192, 255].map((y) => colorAt(canvas, x, y))),
      )
      return wanted.every((color) => found.includes(color))
    })
    expect(box.root.querySelector('.map-by')?.textContent).to.equal('© Those who drew them')
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
    expect(canvas && colorAt(canvas, 100, 100)).to.equal('169,207,220,255')
    // The header with the directory, and one tile, however many parts of it are shown.
    expect(canvases(box).length).to.be.greaterThan(1)
    const start = archive.length - (archive[130] ?? 0)
    expect(ranges()).to.deep.equal(['bytes=0-16383', `bytes=${start}-${archive.length - 1}`])
  })

  it('shows paper, never sea, where a tile is missing or does not load, also in the dark theme', async () => {
    const answers = [() => new Response(null, { status: 404 }), () => new Response(null, { status: 503 })]
    for (const [index, answer] of answers.entries()) {
      page.api.answer(Object.fromEntries(Object.keys(anyTile).map((path) => [path, answer])))
      for (const [theme, paper] of [
        ['light', '239,234,224,255'],
        ['dark', '32,39,42,255'],
      ] as const) {
        open('?map')
        const box = mount('stay-results', { theme })
        await eventually(() => box.all<HTMLCanvasElement>('canvas.leaflet-tile').length > 0)
        await eventually(() => {
          const colors = box
            .all<HTMLCanvasElement>('canvas.leaflet-tile')
            .map((canvas) => colorAt(canvas, 128, 128))
          return colors.every((color) => color === paper)
        })
        const behind = box.root.querySelector('.map-box') as HTMLElement
        expect(getComputedStyle(behind).backgroundColor, `${index} ${theme}`).to.equal(
          `rgb(${paper.split(',').slice(0, 3).join(', ')})`,
        )
        box.element.remove()
      }
    }
  })

  it('names places in the language of the page', async () => {
    const texts: string[] = []
    const real = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
      texts.push(text)
      return real.call(this, text, ...rest)
    }
    try {
      const names = { kind: 'suburb', name: 'Baixa', 'name:de': 'Unterstadt' }
      const named = vectorTile([
        { layer: 'places', kind: 'point', properties: names, points: [[2048, 2048]] },
      ])
      page.api.answer(
        Object.fromEntries(Object.keys(anyTile).map((path) => [path, () => new Response(named)])),
      )
      open('?map')
      mount('stay-results', { locale: 'de' })
      await eventually(() => texts.includes('Unterstadt'))
      expect(texts).not.to.include('Baixa')
    } finally {
      CanvasRenderingContext2D.prototype.fillText = real
    }
  })
})
