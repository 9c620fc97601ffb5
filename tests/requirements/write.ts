// Writes which tests prove which requirement: `npm run requirements`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryTexts, root } from './files.ts'
import { listedIds } from './ids.ts'
import { proofsFile, proofsText, provedIn } from './proofs.ts'

const path = join(root, proofsFile)
const before = existsSync(path) ? provedIn(readFileSync(path, 'utf8')) : []
const known = listedIds()
const text = proofsText(repositoryTexts(), known)
writeFileSync(path, text)

const proved = provedIn(text)
const lost = before.filter((id) => !proved.includes(id))
console.log(`${proofsFile}: ${proved.length} of ${known.length} ids are proved by tests`)
if (lost.length > 0) console.log(`no longer proved by any test: ${lost.join(', ')}`)
