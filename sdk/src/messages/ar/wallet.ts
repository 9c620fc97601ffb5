export const messages = {
  paying: 'جارٍ الدفع من محفظتك',
  walletFailed: 'حدثت مشكلة في دفع ثمن الحجز',
  noCoins: 'لا توجد عملات رقمية في محفظتك.',
  reloadCoins: 'إعادة التحميل',
  loadingCoins: 'جارٍ تحميل محفظتك',
  chooseCoins: 'اختر العملات التي تريد الدفع بها. تُستخدم بالترتيب الذي تختارها به.',
  selected: 'المختار {amount}',
  ofTotal: 'من {total} تُدفع الآن',
  wholePrice: 'السعر كاملًا {coins}',
  uses: 'يُستخدم {coins}، {amount}',
  frozen: '{amount} مجمّد',
  insufficient: 'الرصيد غير كافٍ',
}
