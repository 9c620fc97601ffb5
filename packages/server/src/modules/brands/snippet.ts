/** What a partner pastes into a page: the whole journey, at the API of `publicUrl`. */
export const snippetOf = (publicUrl: string, refId: string): string =>
  `<script async src="${publicUrl}/sdk/v1/staykit.js" data-ref-id="${refId}"></script>\n\n<stay-booking></stay-booking>`
