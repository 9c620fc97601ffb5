import { createHash } from 'node:crypto'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { version } from '../paths.ts'

const gzipped = promisify(gzip)
const brotlied = promisify(brotliCompress)

const filesOf = async (folder: string) =>
  (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort()

/** Writes a file that a running server may read at any moment. */
async function writeAtOnce(file: string, bytes: Buffer | string): Promise<void> {
  await writeFile(`${file}.next`, bytes)
  await rename(`${file}.next`, file)
}

/** Writes compressed copies next to each file of a folder. */
export async function compress(folder: string): Promise<void> {
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  for (const name of await filesOf(folder)) {
    const text = await readFile(folder + name)
    const [gz, br] = await Promise.all([gzipped(text, { level: 9 }), brotlied(text, quality)])
    await writeAtOnce(`${folder}${name}.gz`, gz)
    await writeAtOnce(`${folder}${name}.br`, br)
  }
}

/** Writes the integrity of each file of a folder, for <script integrity>. */
export async function writeIntegrity(folder: string): Promise<void> {
  const entries = (await filesOf(folder)).map(async (name) => {
    const text = await readFile(folder + name)
    return [name, `sha384-${createHash('sha384').update(text).digest('base64')}`] as const
  })
  const integrity = Object.fromEntries(await Promise.all(entries))
  await writeAtOnce(`${folder}integrity.json`, `${JSON.stringify({ version, integrity }, null, 2)}\n`)
}
