import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pseudoOf } from './pseudo.ts'
import { languages } from './tags.ts'

/** Writes the languages into a copy of the product. */
export function speakPseudo(tree: string): void {
  const words = join(tree, 'packages/words')
  const english = JSON.parse(readFileSync(join(words, 'en-US.json'), 'utf8'))
  const texts = JSON.stringify(pseudoOf(english), null, 2)
  for (const { tag } of languages) writeFileSync(join(words, `${tag}.json`), `${texts}\n`)
  const lines = languages.map(
    ({ code, tag, name, flag, dir }) => `of('${code}', '${tag}', '${name}', '${flag}', '${dir}'),`,
  )
  after(
    join(tree, 'packages/domain/src/text/languages.ts'),
    "of('us', 'en-US', 'English (US)'),",
    lines.join(' '),
  )
}

/** Appends to a text that must occur once, so that a copy without the change fails at once. */
function after(file: string, place: string, more: string): void {
  const text = readFileSync(file, 'utf8')
  if (text.split(place).length !== 2) throw new Error(`${file} must contain "${place}" exactly once`)
  writeFileSync(
    file,
    text.replace(place, () => `${place}\n${more}`),
  )
}
