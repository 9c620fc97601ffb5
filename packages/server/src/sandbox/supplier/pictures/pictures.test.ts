import { existsSync } from 'node:fs'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { scenes } from './addresses.ts'
import { HOUSES, VARIANTS } from './houses.ts'
import { factsOf, pictureFile, pictureOf } from './pictures.ts'

const looks = Array.from({ length: HOUSES * 20 }, (_, seed) => ({
  house: seed % HOUSES,
  variant: seed % VARIANTS,
  seed,
}))

it('every hotel has a picture of each scene, in three sizes', async () => {
  const files = looks.flatMap((look) =>
    scenes.flatMap((scene) => [150, 300, 900].map((width) => pictureFile(scene, look, width).href)),
  )
  const missing = [...new Set(files)].filter((file) => !existsSync(new URL(file)))
  expect(missing).toEqual([])
  const widths = [150, 300, 321, 1200].map(async (width) => {
    const {
      format,
      width: pixels,
      height,
    } = await sharp(await pictureOf('outside', { house: 0, variant: 1, seed: 1 }, width)).metadata()
    return `${format} ${pixels} × ${height}`
  })
  expect(await Promise.all(widths)).toEqual([
    'webp 320 × 213',
    'webp 640 × 427',
    'webp 960 × 640',
    'webp 960 × 640',
  ])
})

it('hotels of one house differ, and the same hotel always has the same picture', async () => {
  const bytes = async (seed: number) =>
    Buffer.from(await pictureOf('room', { house: 0, variant: 0, seed }, 150)).toString('base64')
  const different = new Set(await Promise.all(Array.from({ length: 24 }, (_, seed) => bytes(seed))))
  expect(different.size).toBeGreaterThan(3)
  expect(await bytes(5)).toBe(await bytes(5))
})

it('every picture has a label, and its focus is inside of it', () => {
  for (const look of looks) {
    for (const scene of scenes) {
      const { label, focus } = factsOf(scene, look)
      expect(label, scene).toBeDefined()
      for (const share of focus ? [focus.x, focus.y] : []) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    }
  }
})
