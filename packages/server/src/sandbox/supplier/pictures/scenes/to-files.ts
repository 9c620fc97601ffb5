/** Writes the rendered pictures as files of the server: node to-files.ts <folder of render.py> */
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const [folder = ''] = process.argv.slice(2)
const target = new URL('../files/', import.meta.url).pathname
/** Width and quality: small ones show less of what compression does. */
const sizes = [
  [320, 66],
  [640, 68],
  [960, 70],
] as const

await mkdir(target, { recursive: true })
const names = (await readdir(folder)).filter((name) => name.endsWith('.png'))
for (const name of names) {
  for (const [width, quality] of sizes) {
    await sharp(join(folder, name))
      .resize({ width, height: Math.round((width * 2) / 3), kernel: 'lanczos3' })
      .sharpen({ sigma: 0.7, m1: 0.4, m2: 1.2 })
      .webp({ quality, effort: 6, smartSubsample: true })
      .toFile(join(target, `${name.replace('.png', '')}-${width}.webp`))
  }
}
const made = (await readdir(target)).flatMap((file) => /^(.+)-960\.webp$/.exec(file)?.[1] ?? []).sort()
await writeFile(
  join(target, 'made.ts'),
  `/** The photographs that are files; to-files.ts writes the list. */\nexport const made: readonly string[] = [\n${made.map((name) => `  '${name}',\n`).join('')}]\n`,
)
process.stdout.write(`${names.length} pictures\n`)
