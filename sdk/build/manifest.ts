import { mkdir, writeFile } from 'node:fs/promises'
import { customElements } from './manifest/custom-elements.ts'
import { cssData, htmlData, webTypes } from './manifest/editors.ts'
import { npmFolder } from './paths.ts'

/** What editors and documentation tools read of the elements: the manifest, web-types, and custom data of VS Code. */
export async function buildManifest(): Promise<void> {
  await mkdir(npmFolder, { recursive: true })
  const files = {
    'custom-elements': customElements(),
    'web-types': webTypes(),
    'html-custom-data': htmlData(),
    'css-custom-data': cssData(),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(`${npmFolder}${name}.json`, `${JSON.stringify(content, null, 2)}\n`)
}
