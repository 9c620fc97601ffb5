// npm run requirements: writes the tests of each requirement to tests/out/proofs.txt, and the ids without a test to
// docs/requirements/unproved.txt.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryTexts, root } from './files.ts'
import { listedIds } from './ids.ts'
import { proofsFile, proofsText, provedIn, unprovedFile } from './proofs.ts'

const path = join(root, proofsFile)
const ids = listedIds()
const text = proofsText(repositoryTexts(), ids)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, text)

const proved = provedIn(text)
const unproved = ids.filter((id) => !proved.includes(id))
const before = readFileSync(join(root, unprovedFile), 'utf8').split('\n')
writeFileSync(join(root, unprovedFile), `${unproved.join('\n')}\n`)

const lost = unproved.filter((id) => !before.includes(id))
console.log(`${proofsFile}: tests prove ${proved.length} of ${ids.length} ids`)
if (lost.length > 0) console.log(`without a test now: ${lost.join(', ')}`)
