/** States that people write after a city, by country: code in the data set → [postal code, name]. */
const canada = {
  '01': ['AB', 'Alberta'],
  '02': ['BC', 'British Columbia'],
  '03': ['MB', 'Manitoba'],
  '04': ['NB', 'New Brunswick'],
  '05': ['NL', 'Newfoundland and Labrador'],
  '07': ['NS', 'Nova Scotia'],
  '08': ['ON', 'Ontario'],
  '09': ['PE', 'Prince Edward Island'],
  '10': ['QC', 'Quebec'],
  '11': ['SK', 'Saskatchewan'],
  '12': ['YT', 'Yukon'],
  '13': ['NT', 'Northwest Territories'],
  '14': ['NU', 'Nunavut'],
} as const

const australia = {
  '01': ['ACT', 'Australian Capital Territory'],
  '02': ['NSW', 'New South Wales'],
  '03': ['NT', 'Northern Territory'],
  '04': ['QLD', 'Queensland'],
  '05': ['SA', 'South Australia'],
  '06': ['TAS', 'Tasmania'],
  '07': ['VIC', 'Victoria'],
  '08': ['WA', 'Western Australia'],
} as const

const unitedStates =
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming'

const tables: Readonly<Record<string, Readonly<Record<string, readonly [string, string]>>>> = {
  CA: canada,
  AU: australia,
  US: Object.fromEntries(
    unitedStates.split('|').map((entry) => [entry.slice(0, 2), [entry.slice(0, 2), entry.slice(3)] as const]),
  ),
}

/** Postal code of a state; undefined in countries where people do not write one. */
export function stateCodeOf(countryCode: string, adminCode: string): string | undefined {
  return tables[countryCode]?.[adminCode]?.[0]
}

/** Names of all states: country, postal code, name. */
export function allStates(): { countryCode: string; stateCode: string; name: string }[] {
  return Object.entries(tables).flatMap(([countryCode, states]) =>
    Object.values(states).map(([stateCode, name]) => ({ countryCode, stateCode, name })),
  )
}
