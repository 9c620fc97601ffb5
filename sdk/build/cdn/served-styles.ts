import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { schemes } from '../../src/styles/sheets.ts'
import { source, tokenFiles } from '../paths.ts'
import { compileCss, minifyCss } from '../plugins/css.ts'

/** The style sheets of each server-rendered element, in the order of adoption; its own last. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  search: [
    'features/stay-fields/stay-fields.css',
    'elements/stay-search/styles.css',
    'elements/stay-search/product-tabs.css',
    'server-rendering/search.css',
  ],
  results: [
    ...['ui/card.css', 'ui/field/form.css', 'features/hotel/hotel.css'],
    ...['elements/stay-results/listing.css', 'elements/stay-results/styles.css'],
    ...['ui/pages/pages.css', 'server-rendering/results.css'],
  ],
  hotel: [
    ...['ui/card.css', 'features/hotel/hotel.css', 'features/stay-fields/stay-fields.css'],
    ...['elements/stay-hotel/styles.css', 'features/booking-steps/booking-steps.css', 'ui/field/form.css'],
    ...['features/rates/rates.css', 'features/rates/choice.css', 'features/rates/price-table.css'],
    ...['elements/stay-hotel/about.css', 'server-rendering/hotel.css'],
  ],
}

/** ssr/<element>.css: the styles of the server-rendered state, because declarative shadow DOM needs them as a file. */
export async function writeServedStyles(folder: string): Promise<void> {
  const own = (files: readonly string[]) => Promise.all(files.map((file) => compileCss(source + file)))
  const [base = ''] = await own(['styles/base.css'])
  const tokens = (await Promise.all(tokenFiles.map(compileCss))).join('')
  await mkdir(`${folder}ssr`)
  for (const [name, files] of Object.entries(sheets)) {
    const text = [lightFirst(tokens), base, ...(await own([...files, 'server-rendering/element.css']))].join(
      '',
    )
    await writeFile(`${folder}ssr/${name}.css`, text)
  }
}

/** reserve.css: reserves the space of elements with empty HTML. */
export async function writeReserve(folder: string): Promise<void> {
  await writeFile(
    `${folder}reserve.css`,
    await minifyCss(await readFile(`${source}styles/reserve.css`, 'utf8')),
  )
}

// Like sheets.ts at run time: a browser without light-dark() gets the light value.
const lightFirst = (css: string) =>
  `${css.replace(schemes, '$1')}@supports(color:light-dark(#000,#fff)){${css}}`
