import sharp from 'sharp'
import { expect, it } from 'vitest'
import { scenes } from './addresses.ts'
import { type Look, pictureOf } from './pictures.ts'

const looks: Look[] = (
  ['tropical', 'desert', 'mediterranean', 'temperate', 'alpine', 'nordic'] as const
).flatMap((climate) =>
  (['en', 'japanese', 'chinese'] as const).flatMap((language) =>
    [20, 30, 40, 50].flatMap((stars) =>
      [1_000, 1_000_000].flatMap((population) =>
        Array.from({ length: 12 }, (_, seed) => ({ climate, language, stars, population, seed })),
      ),
    ),
  ),
)

it('every hotel has a picture of each scene, in three sizes', async () => {
  for (const look of looks)
    for (const scene of scenes)
      for (const width of [150, 300, 900])
        expect((await pictureOf(scene, look, width)).length, `${scene} ${width}`).toBeGreaterThan(300)
  const [look] = looks
  const widths = [150, 300, 321, 1200].map(async (width) => {
    const { format, width: pixels } = await sharp(await pictureOf('front', look as Look, width)).metadata()
    return `${format} ${pixels}`
  })
  expect(await Promise.all(widths)).toEqual(['webp 320', 'webp 640', 'webp 1200', 'webp 1200'])
})
