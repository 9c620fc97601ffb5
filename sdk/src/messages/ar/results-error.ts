export const messages = {
  nothingFree: 'لا توجد غرفة في أي فندق في {place} من {from} إلى {to}. يرجى اختيار تواريخ أخرى.',
  tryAgain: 'حاول مرة أخرى',
  noHotels: 'لم يُعثر على فنادق',
  past: 'أنت تعيش في الماضي!',
  pastHint: 'يرجى التحقق من التواريخ',
}
