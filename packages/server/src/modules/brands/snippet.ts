/** What a partner pastes into a page: the whole journey, or an element of it, at the API of `publicUrl`. */
export const snippetOf = (publicUrl: string, refId: string, element = 'stay-booking'): string =>
  `<script async src="${publicUrl}/sdk/v1/staykit.js" data-ref-id="${refId}"></script>\n\n<${element}></${element}>`
