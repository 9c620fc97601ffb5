// Prints what pages really download, the sizes of the built SDK, and what bundlers emit: `npm run size`. With `--next` also a Next
// site, which is installed from the registry.
import { nextFigures, viteFigures } from './bundlers.ts'
import { fileCount, sizes } from './chunks.ts'
import { type Download, downloads, journey } from './downloads.ts'

const show = (name: string, figure: number) =>
  console.log(`${name.padEnd(52)} ${figure.toLocaleString('en').padStart(9)}`)
const showAll = (figures: Readonly<Record<string, number>>) => {
  for (const [name, figure] of Object.entries(figures)) show(name, figure)
}
const column = (text: string | number) => text.toLocaleString('en').padStart(9)
const line = (name: string, cells: readonly (string | number)[]) =>
  console.log(`${name.padEnd(20)} ${cells.map(column).join(' ')}`)

function showDownloads(found: Readonly<Record<string, Download>>): void {
  console.log(
    'bytes and requests of a page before anybody touches it, and of these until the element is ready:',
  )
  line('', ['B', 'requests', 'B', 'requests'])
  for (const [name, { all, first }] of Object.entries(found))
    line(name, [all.bytes, all.requests, first?.bytes ?? '–', first?.requests ?? '–'])
}

showDownloads(await downloads())
const { bytes, requests } = await journey()
console.log('\nfrom the search to the payment, by the snippet of the README:')
showAll({ 'every script, brotli, B': bytes, 'script files': requests })
console.log('\nbuilt files:')
showAll({ ...sizes(), 'script files of the build': fileCount() })
console.log('\nin bundlers:')
showAll(await viteFigures())
if (process.argv.includes('--next')) showAll(await nextFigures())
