/**
 * The snippet for a partner's page: the whole journey, or one element, from the API at `publicUrl`. The second line
 * reserves the space of the element, so that content below does not move. The third line loads the core in parallel with
 * the script, except for the search form, which the script itself shows: there it would only delay the script.
 */
export const snippetOf = (publicUrl: string, refId: string, element = 'stay-booking'): string =>
  `<script async src="${publicUrl}/sdk/v1/staykit.js" data-ref-id="${refId}"></script>
<link rel="stylesheet" href="${publicUrl}/sdk/v1/reserve.css">
${element === 'stay-search' ? '' : `<link rel="modulepreload" href="${publicUrl}/sdk/v1/core.js">\n`}
<${element}></${element}>`
