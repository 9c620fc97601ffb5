import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { version } from '../paths.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

/** Writes compressed copies next to each file of a folder, and the integrity of each for <script integrity>. */
export async function finish(folder: string): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort()
  const entries = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(folder + name)
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
      await Promise.all([
        gzipped(text, { level: 9 }).then((small) => writeFile(`${folder}${name}.gz`, small)),
        brotlied(text, quality).then((small) => writeFile(`${folder}${name}.br`, small)),
      ])
      return [name, `sha384-${createHash('sha384').update(text).digest('base64')}`] as const
    }),
  )
  const integrity = Object.fromEntries(entries)
  await writeFile(`${folder}integrity.json`, `${JSON.stringify({ version, integrity }, null, 2)}\n`)
}
