/**
 * The snippet that a partner pastes into a page: the whole journey, or one element, from the API at `publicUrl`. The browser
 * loads the core beside the script; without the first line it loads after the script.
 */
export const snippetOf = (publicUrl: string, refId: string, element = 'stay-booking'): string =>
  `<link rel="modulepreload" href="${publicUrl}/sdk/v1/core.js">
<script async src="${publicUrl}/sdk/v1/staykit.js" data-ref-id="${refId}"></script>

<${element}></${element}>`
