// Prints the transfer sizes of the built SDK, what bundlers emit, and the requests of a page before a visitor touches it:
// `npm run size`. With `--next` also a Next site, which is installed from the registry.
import { nextFigures, viteFigures } from './bundlers.ts'
import { fileCount, filesOf, gzipBytes, sizes } from './chunks.ts'
import { requestFigures } from './requests.ts'

const show = (name: string, figure: number) => console.log(`${name.padEnd(52)} ${String(figure).padStart(7)}`)
const showAll = (figures: Readonly<Record<string, number>>) => {
  for (const [name, figure] of Object.entries(figures)) show(name, figure)
}

for (const [name, bytes] of Object.entries(sizes())) show(`${name}, B`, bytes)
show('script files of the build', fileCount())
console.log('\nfiles of the search box, B gzip:')
for (const file of filesOf(['stay-search'])) show(`  ${file}`, gzipBytes(file))
console.log('\nbefore a visitor touches the page:')
showAll(await requestFigures())
console.log('\nin bundlers:')
showAll(await viteFigures())
if (process.argv.includes('--next')) showAll(await nextFigures())
