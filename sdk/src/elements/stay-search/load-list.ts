/** The list of places, with the client of its first request: neither waits for the other. */
export const loadList = () =>
  Promise.all([import('./suggestion-list.tsx'), import('../../page/services.ts')]).then(
    ([{ SuggestionList }]) => SuggestionList,
  )
