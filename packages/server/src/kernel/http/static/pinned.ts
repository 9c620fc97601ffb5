import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SdkFolder } from './releases.ts'

/**
 * A snippet that is pinned to one release: the script with its integrity, and for an element that is visible at once
 * its files, so that none of them waits for the script. Throws RangeError for an unknown element.
 */
export async function pinnedSnippet(
  { folder, version, elements }: SdkFolder,
  publicUrl: string,
  refId: string,
  element = 'stay-booking',
): Promise<string> {
  const files = elements[element]
  if (!files) throw new RangeError(`there is no element ${element}`)
  const { integrity } = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'))
  const at = `${publicUrl}/sdk/${version}/`
  const room = `<link rel="stylesheet" href="${at}reserve.css" integrity="${integrity['reserve.css']}" crossorigin="anonymous">`
  const script = `<script async src="${at}staykit.js" integrity="${integrity['staykit.js']}" crossorigin="anonymous" data-ref-id="${refId}"></script>`
  const preloads = files.map(
    (file) => `<link rel="modulepreload" href="${at}${file}" integrity="${integrity[file]}">`,
  )
  return [script, room, ...preloads, '', `<${element}></${element}>`].join('\n')
}
