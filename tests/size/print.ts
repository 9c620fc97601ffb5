// Prints what the built SDK weighs on the wire: `npm run size`.
import { closure, gzipSize, sizes } from './chunks.ts'

const show = (name: string, bytes: number) =>
  console.log(`${name.padEnd(40)} ${String(bytes).padStart(7)} B gzip -9`)
for (const [name, bytes] of Object.entries(sizes())) show(name, bytes)
console.log('\nrequests of the search form:')
for (const file of closure(['stay-search'])) show(`  ${file}`, gzipSize(`chunks/${file}`))
