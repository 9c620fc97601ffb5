/** Pseudo-languages as the product lists its languages: one from left to right, one from right to left. */
export const languages = [
  { code: 'xa', tag: 'en-XA', name: '⟦Þšéûðö⟧', flag: 'us', dir: 'ltr' },
  { code: 'xb', tag: 'ar-XB', name: '⟦öðûéšÞ⟧', flag: 'sa', dir: 'rtl' },
] as const
