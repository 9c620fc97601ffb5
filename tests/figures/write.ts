// npm run figures: writes the sizes of the built SDK to docs/figures/size.json.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sizes } from '../size/chunks.ts'
import { record } from './record.ts'
import { readRuns } from './runs.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
if (existsSync(join(root, 'sdk/dist/cdn/manifest.json'))) {
  const weighed = Object.entries(sizes()).map(([name, bytes]) => [name, `${bytes.toLocaleString('en')} B`])
  const figures: Record<string, string> = Object.fromEntries(weighed)
  const before = readRuns().get('size')?.figures
  if (JSON.stringify(before) !== JSON.stringify(figures))
    record('size', {
      command: 'npm run size',
      what: 'Sizes of what pages load: gzip -9, unless a row names another format.',
      figures,
    })
}
