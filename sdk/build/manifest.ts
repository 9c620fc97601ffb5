import { mkdir, writeFile } from 'node:fs/promises'
import { customElements } from './manifest/custom-elements.ts'
import { cssData, htmlData, webTypes } from './manifest/editors.ts'
import { messages } from './manifest/messages.ts'
import { npmFolder } from './paths.ts'

/** Writes files for editors, translators and documentation tools: the manifest, web-types, custom data of VS Code, all texts. */
export async function buildManifest(): Promise<void> {
  await mkdir(npmFolder, { recursive: true })
  const files = {
    'custom-elements': customElements(),
    'web-types': webTypes(),
    'html-custom-data': htmlData(),
    'css-custom-data': cssData(),
    messages: messages(),
  }
  for (const [name, content] of Object.entries(files))
    await writeFile(`${npmFolder}${name}.json`, `${JSON.stringify(content, null, 2)}\n`)
}
