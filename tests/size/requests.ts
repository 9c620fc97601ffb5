import { closeBrowser, open } from '../partners/script-page.ts'

const tag = '<script async src="http://cdn.test/sdk/v1/staykit.js" data-ref-id="8183"></script>'
const pages = {
  'the script alone': '',
  'a closed dialog': '<button data-stay-open>Book</button><stay-booking mode="dialog"></stay-booking>',
  '<stay-search>': '<stay-search></stay-search>',
  '<stay-booking>': '<stay-booking></stay-booking>',
}

/** Requests to the API before a visitor has touched the page. */
export async function requestFigures(): Promise<Record<string, number>> {
  const figures: Record<string, number> = {}
  for (const [name, html] of Object.entries(pages)) {
    const { page, requests } = await open({ html: tag + html })
    await page.waitForLoadState('networkidle')
    figures[`requests of ${name}`] = requests.length
    await page.close()
  }
  await closeBrowser()
  return figures
}
