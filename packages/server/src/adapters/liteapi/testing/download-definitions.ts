// npm run definitions: downloads LiteAPI's OpenAPI documents, by which its stand-in is then checked.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { documents, folder, source, verified } from './definitions.ts'

mkdirSync(folder, { recursive: true })
for (const name of Object.keys(documents)) {
  const answer = await fetch(`${source}/${name}`)
  if (!answer.ok) throw new Error(`${source}/${name} answers ${answer.status}`)
  writeFileSync(join(folder, name), verified(name, await answer.text()))
  console.log(join(folder, name))
}
