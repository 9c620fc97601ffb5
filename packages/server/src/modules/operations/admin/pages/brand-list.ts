import { html } from '../../../../kernel/http/html.ts'
import type { BrandDay } from '../../../../kernel/statistics/statistics.ts'
import type { BrandRecord } from '../../../brand/brands/register.ts'
import { conversion, totalsOf, whole } from './figures.ts'
import { type FormKey, page } from './layout.ts'

export const brandPath = (refId: string) => `/admin/brands/${encodeURIComponent(refId)}`

export function brandListPage(
  brands: readonly BrandRecord[],
  statistics: ReadonlyMap<string, readonly BrandDay[]>,
  formKey: FormKey,
  { isSandbox }: { readonly isSandbox: boolean },
): string {
  const rows = brands.map(({ id, refId, settings, isEnabled }) => {
    const totals = totalsOf(statistics.get(id) ?? [])
    return html`<tr><th scope="row"><a href="${brandPath(refId)}">${settings.name}</a></th><td data-label="refId"><code>${refId}</code></td>
<td data-label="State">${isEnabled ? html`<span class="tag on">On</span>` : html`<span class="tag off">Off</span>`}</td><td class="num" data-label="Origins">${settings.origins.length === 0 ? 'any page' : settings.origins.length}</td>
<td class="num" data-label="Searches">${whole(totals.searches)}</td><td class="num" data-label="Bookings">${whole(totals.bookings)}</td><td class="num" data-label="Conversion">${conversion(totals)}</td></tr>`
  })
  return page(
    'Brands',
    html`<div class="head"><h1>Brands</h1><a class="button primary" href="/admin/brands/new">Add a brand</a></div>
<section class="card"><table class="list"><caption>Searches, bookings and conversion are of the last 30 days.${isSandbox && ' This server is a sandbox: they count tests.'}</caption><thead><tr><th scope="col">Brand</th><th scope="col">refId</th><th scope="col">State</th><th scope="col" class="num">Origins</th><th scope="col" class="num">Searches</th><th scope="col" class="num">Bookings</th><th scope="col" class="num">Conversion</th></tr></thead><tbody>${rows}</tbody></table></section>`,
    formKey,
  )
}
