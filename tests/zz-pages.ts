import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildPages, pagesFolder } from './bench/browser/build-pages.ts'
import { queryOf } from './bench/browser/snippets.ts'
import { kitTarget, peerTargets } from './bench/browser/targets.ts'

await buildPages()
for (const used of [true, false])
  writeFileSync(
    join(pagesFolder, used ? 'used.json' : 'seen.json'),
    JSON.stringify(peerTargets(queryOf).map((t) => kitTarget(t, used))),
  )
