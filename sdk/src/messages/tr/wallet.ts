export const messages = {
  paying: 'Cüzdanınızla ödeme yapılıyor',
  walletFailed: 'Rezervasyon ödemesinde bir sorun oluştu',
  noCoins: 'Cüzdanınızda kripto para yok.',
  reloadCoins: 'Yeniden yükle',
  loadingCoins: 'Cüzdanınız yükleniyor',
  chooseCoins: 'Ödeme yapacağınız paraları seçin. Seçtiğiniz sırayla kullanılırlar.',
  selected: 'Seçilen {amount}',
  ofTotal: 'şimdi ödenecek {total} içinden',
  wholePrice: 'Fiyatın tamamı {coins}',
  uses: '{coins} kullanır, {amount}',
  frozen: '{amount} donduruldu',
  insufficient: 'Yetersiz bakiye',
}
