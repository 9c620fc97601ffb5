// npm run figures: builds, measures what pages download, writes docs/figures/size.json and the documents that quote figures.
// --tripwires   also sets the tripwires of tests/size/budgets.json, 10 % above what is reached
// --quotes      measures nothing: only writes the documents, from the figures of docs/figures
import { parseArgs } from 'node:util'
import { build } from '../../scripts/build.ts'
import { setTripwires } from '../size/budgets.ts'
import { reached } from '../size/reached.ts'
import { writeQuotes } from './quotes.ts'
import { record } from './record.ts'
import { readRuns } from './runs.ts'

const { values } = parseArgs({ options: { tripwires: { type: 'boolean' }, quotes: { type: 'boolean' } } })

if (!values.quotes) {
  await build(['cdn', 'npm', 'release', 'package'])
  const figures = await reached()
  record('size', {
    command: 'npm run figures',
    what: 'What pages download, as bytes on the line with their headers, and the sizes of built files.',
    figures,
  })
  if (values.tripwires) setTripwires(figures)
}
writeQuotes(readRuns())
