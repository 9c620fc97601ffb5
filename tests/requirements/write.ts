// npm run requirements: writes the tests of each requirement to tests/out/proofs.txt.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryTexts, root } from './files.ts'
import { listedIds } from './ids.ts'
import { proofsFile, proofsText, provedIn } from './proofs.ts'

const path = join(root, proofsFile)
const ids = listedIds()
const text = proofsText(repositoryTexts(), ids)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, text)

const proved = provedIn(text)
const unproved = ids.filter((id) => !proved.includes(id))
console.log(`${proofsFile}: tests prove ${proved.length} of ${ids.length} ids`)
if (unproved.length > 0) console.log(`without a test: ${unproved.join(', ')}`)
