export const messages = {
  awkward: 'هذا محرج. يبدو أن خطأً ما قد حدث.',
  awkwardHint: 'اضغط على «تحديث» وسنحاول مرة أخرى.',
  moreHotels: 'اكتشف المزيد من الفنادق',
  refresh: 'تحديث',
}
