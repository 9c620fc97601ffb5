export const messages = {
  dealTitle: 'وفّر حتى 60% برمز العرض',
  dealHint: 'ليس لديك رمز؟ يرى الأعضاء العروض فورًا.',
  dealCode: 'رمز العرض',
  enterDealCode: 'يرجى إدخال رمز العرض',
  applyCode: 'تطبيق',
  signUp: 'التسجيل',
}
