export const messages = {
  wallet: 'محفظتك',
  loadingWallet: 'جارٍ تحميل محفظتك',
  walletFailed: 'تعذّر تحميل محفظتك.',
  noCoins: 'لا توجد عملات رقمية في محفظتك.',
  frozen: '{amount} مجمّد',
  notSpendable: 'لا يمكن إنفاقه الآن',
  upcoming: 'الإقامات القادمة',
  past: 'الإقامات السابقة',
  tripNumber: 'رقم الرحلة {number}',
}
