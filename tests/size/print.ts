// Prints the transfer sizes of the built SDK: `npm run size`.
import { fileCount, filesOf, gzipBytes, sizes } from './chunks.ts'

const show = (name: string, figure: number) => console.log(`${name.padEnd(40)} ${String(figure).padStart(7)}`)
for (const [name, bytes] of Object.entries(sizes())) show(`${name}, B`, bytes)
show('script files of the build', fileCount())
console.log('\nfiles of the search box, B gzip:')
for (const file of filesOf(['stay-search'])) show(`  ${file}`, gzipBytes(file))
