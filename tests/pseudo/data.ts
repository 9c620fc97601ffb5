import type { Page } from 'playwright-core'

/** Fields of answers with data: names of places, hotels and people, and texts of hotels and guests, which are not translated. */
const fields =
  /^(?:name|displayName|display|city|cityName|country|countryName|address|addressLine\w*|location|neighborhood|area|author|pros|cons|description|importantInfo|content|room|roomName|roomType|bed\w*|brand\w*|chain\w*|hotelName|email|firstName|lastName|symbol|title|supplier\w*|stateCode|state|terms|text|label|travelerType|tripNumber|holder|cardHolder|inclusions?|note|promotion\w*|cancellation\w*|policy|policies|value|ticker|publisher|logoText)$/

function collect(value: unknown, into: Set<string>, isData = false): void {
  if (typeof value === 'string') {
    if (isData && /\p{L}/u.test(value)) into.add(value.trim())
  } else if (Array.isArray(value)) for (const each of value) collect(each, into, isData)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) collect(each, into, fields.test(name))
}

/** Collects the data from the API answers of a page; longest first. */
export function dataOf(page: Page): () => readonly string[] {
  const texts = new Set<string>()
  page.on('response', (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return
    void response.json().then(
      (body) => collect(body, texts),
      () => undefined,
    )
  })
  return () => [...texts].filter((text) => text.length > 1).sort((one, other) => other.length - one.length)
}
