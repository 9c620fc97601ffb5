import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { scenes } from './addresses.ts'
import { type Look, pictureFile, pictureOf } from './pictures.ts'

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
  const files = looks.flatMap((look) =>
    scenes.flatMap((scene) => [150, 300, 900].map((width) => pictureFile(scene, look, width).href)),
  )
  const missing = [...new Set(files)].filter((file) => !existsSync(new URL(file)))
  expect(missing).toEqual([])
  const [look] = looks
  const widths = [150, 300, 321, 1200].map(async (width) => {
    const { format, width: pixels } = await sharp(await pictureOf('front', look as Look, width)).metadata()
    return `${format} ${pixels}`
  })
  expect(await Promise.all(widths)).toEqual(['webp 320', 'webp 640', 'webp 1200', 'webp 1200'])
})
