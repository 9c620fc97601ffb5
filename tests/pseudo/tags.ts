/** Pseudo-languages in the format of the product's language list: one left to right, one right to left. */
export const languages = [
  { code: 'xa', tag: 'en-XA', name: '⟦Þšéûðö⟧', flag: 'us', dir: 'ltr' },
  { code: 'xb', tag: 'ar-XB', name: '⟦öðûéšÞ⟧', flag: 'sa', dir: 'rtl' },
] as const
