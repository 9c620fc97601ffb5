export const messages = {
  yourCards: 'بطاقاتك',
  newCard: 'بطاقة أخرى',
  saveCard: 'حفظ هذه البطاقة لحجزي القادم',
  ending: '{type} •••• {last}',
  expires: 'تنتهي في {date}',
  default: 'الافتراضية',
  cardsFailed: 'تعذّر تحميل بطاقاتك المحفوظة. يمكنك الدفع ببطاقة أخرى.',
  cardExpired: 'انتهت في {date}',
}
