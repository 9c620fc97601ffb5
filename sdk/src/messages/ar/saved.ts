export const messages = {
  saveHotel: 'حفظ',
  savedHotel: 'محفوظ',
  listFull: 'قائمتك ممتلئة: أزل فندقًا لتحفظ غيره.',
  notSaved: 'تعذّر الحفظ. يرجى المحاولة مرة أخرى.',
  favorites: 'فيه ما تفضّله: {names}',
}
