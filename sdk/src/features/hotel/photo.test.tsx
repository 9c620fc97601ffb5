import { expect } from 'chai'
import { showComponent } from '../../testing/shared-component.tsx'
import { eventually } from '../../testing/wait.ts'
import { Photo } from './photo.tsx'

const picture = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/></svg>`)}`

const kinds = {
  'portrait 3:4': picture(900, 1200),
  'portrait 9:16': picture(900, 1600),
  'a panorama': picture(2400, 400),
  '80 px wide': picture(80, 60),
  broken: 'data:image/png;base64,broken',
  missing: undefined,
}

function AllKinds() {
  return (
    <div style={{ inlineSize: '300px' }}>
      {Object.entries(kinds).map(([kind, src]) => (
        <div key={kind} data-kind={kind}>
          <Photo src={src} alt="" />
        </div>
      ))}
    </div>
  )
}

function InFocus() {
  return (
    <div style={{ inlineSize: '300px' }}>
      <Photo src={picture(900, 1600)} alt="" focus={{ x: 0.2, y: 0.93 }} />
      <Photo src={picture(900, 600)} alt="" />
    </div>
  )
}

describe('a picture of a hotel', () => {
  it('fits whole into its box when a crop would show nonsense, in front of its own colours', async () => {
    const box = showComponent(AllKinds)
    const fits = () =>
      Object.fromEntries(
        box.all('[data-kind] > img').map((img) => [img.parentElement?.dataset.kind, getComputedStyle(img)]),
      )
    await eventually(() => fits()['a panorama']?.objectFit === 'contain')
    await eventually(() => fits()['portrait 9:16']?.objectFit === 'contain')
    expect(fits()['a panorama']?.backgroundImage).to.include('url(')
    expect(fits()['portrait 3:4']?.objectFit).to.equal('contain')
    expect(fits()['80 px wide']?.objectFit).to.equal('cover')
  })

  it('keeps its focus when it is cropped', async () => {
    const box = showComponent(InFocus)
    await eventually(() => box.all<HTMLImageElement>('img').length === 2)
    await eventually(() => box.all<HTMLImageElement>('img').every(({ naturalWidth }) => naturalWidth > 0))
    const [focused, plain] = box.all('img').map((img) => getComputedStyle(img))
    expect([focused?.objectFit, focused?.objectPosition]).to.deep.equal(['cover', '20% 90%'])
    expect([plain?.objectFit, plain?.objectPosition]).to.deep.equal(['cover', '50% 50%'])
    expect(box.all('img').map((img) => img.getAttribute('style'))).to.deep.equal([null, null])
  })

  it('[HOT-328] has the same box before it loads, when it has loaded in any shape, and when it is broken or missing', async () => {
    const box = showComponent(AllKinds)
    const boxes = () => box.all('[data-kind]')
    const heights = () => Object.fromEntries(boxes().map((each) => [each.dataset.kind, each.offsetHeight]))
    const expected = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, 200]))
    await eventually(() => boxes().length > 0)
    expect(heights()).to.deep.equal(expected)
    await eventually(
      () =>
        box.all<HTMLImageElement>('img').every(({ naturalWidth }) => naturalWidth > 0) &&
        box.all('.photo.none').length === 2,
    )
    expect(heights()).to.deep.equal(expected)
  })
})
