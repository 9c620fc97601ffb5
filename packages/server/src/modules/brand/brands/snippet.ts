/**
 * The snippet for a partner's page: the whole journey, or one element, from the API at `publicUrl`. The first line
 * reserves the space of the element, so that content below does not move. The second line loads the core in parallel;
 * without it the core loads after the script.
 */
export const snippetOf = (publicUrl: string, refId: string, element = 'stay-booking'): string =>
  `<link rel="stylesheet" href="${publicUrl}/sdk/v1/reserve.css">
<link rel="modulepreload" href="${publicUrl}/sdk/v1/core.js">
<script async src="${publicUrl}/sdk/v1/staykit.js" data-ref-id="${refId}"></script>

<${element}></${element}>`
