export const messages = {
  wallet: 'Cüzdanınız',
  loadingWallet: 'Cüzdanınız yükleniyor',
  walletFailed: 'Cüzdanınız yüklenemedi.',
  noCoins: 'Cüzdanınızda kripto para yok.',
  frozen: '{amount} donduruldu',
  notSpendable: 'Şu anda harcanamaz',
  upcoming: 'Yaklaşan konaklamalar',
  past: 'Geçmiş konaklamalar',
  tripNumber: 'Seyahat numarası {number}',
}
