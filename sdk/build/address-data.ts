// Writes the checkout's address data of each country, from country-region-data (countries, regions),
// localized-address-format (address fields) and postcode-validator: `node sdk/build/address-data.ts`. A test
// compares the files.
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { allCountries, countryShortCodes } from 'country-region-data'
import { formatAddress } from 'localized-address-format'
import { POSTCODE_REGEXES } from 'postcode-validator/lib/cjs/postcode-regexes.js'
import { source } from './paths.ts'

const mark = '\u0001'
const has = (country: string, part: 'administrativeArea' | 'postalCode') =>
  formatAddress({ postalCountry: country, [part]: mark }).some((line) => line.includes(mark))

const regions = Object.fromEntries(
  allCountries
    .filter(([, code, list]) => list.length > 1 && has(code, 'administrativeArea'))
    .map(([, code, list]) => [code, list.map(([name, short]) => `${short} ${name}`).join('|')]),
)
const { US = '', CA = '', ...others } = regions

const note =
  '// Written by sdk/build/address-data.ts from country-region-data and localized-address-format.\n'
const pattern = (code: string) => POSTCODE_REGEXES.get(code) ?? /^$/
const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`)
const line = (name: string, codes: readonly string[]) => `export const ${name} =\n  '${codes.join(' ')}'\n`
const entries = (list: object) =>
  Object.entries(list)
    .map(([code, text]) => `  ${code}: ${quoted(text)},\n`)
    .join('')

/** File name in the checkout's folder of addresses → its text. */
export const addressFiles: Readonly<Record<string, string>> = {
  'countries.ts': [
    note,
    '/** All countries: "+" marks addresses with a region, "-" those without a postal code. */\n',
    line(
      'countries',
      countryShortCodes.map(
        (code) => code + (regions[code] ? '+' : '') + (has(code, 'postalCode') ? '' : '-'),
      ),
    ),
    '/** Regions as "code name", separated by |, of the countries that most travellers come from. */\n',
    `export const near: Record<string, string> = {\n${entries({ US, CA })}}\n`,
    '/** Their postal codes, by postcode-validator. */\n',
    `export const nearPostal: Record<string, RegExp> = {\n  US: ${pattern('US')},\n  CA: ${pattern('CA')},\n}\n`,
  ].join(''),
  'regions.ts': `${note}export const regions: Record<string, string> = {\n${entries(others)}}\n`,
}

export const addressFolder = `${source}features/address/`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  for (const [name, content] of Object.entries(addressFiles)) await writeFile(addressFolder + name, content)
