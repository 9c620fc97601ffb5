export const messages = {
  changeTitle: 'Bu seyahatin tarihleri değiştirilsin mi?',
  changeLead:
    '{hotel} için yeni tarihler seçip ödersiniz; bu seyahat ancak ondan sonra iptal edilir. O zamana kadar hiçbir şey değişmez.',
  changeKeep: 'Tarihlerimi koru',
  changeChoose: 'Yeni tarihler seç',
  changeChooseAnyway: 'Yeni tarihleri iade olmadan seç',
  changing: '{number} numaralı seyahati değiştiriyorsunuz',
  changeFrom: 'Şu anki rezervasyon: {checkIn} – {checkOut}.',
  changePick: 'Aşağıdan yeni tarihlerinizi ve bir oda seçin.',
  changeNext: 'Değişikliğin bedeli:',
  changeStay: 'Seyahatimi olduğu gibi bırak',
  changeElsewhere:
    'Bu başka bir otel: buradaki bir oda ek bir rezervasyondur ve seyahatiniz olduğu gibi kalır.',
  changeTooLate: 'Bu seyahatin tarihleri artık değiştirilemez.',
  changeLoading: 'Seyahatiniz yükleniyor',
  changeNew: 'Yeni toplam',
  changeOld: 'Seyahatinizin şu anki fiyatı',
  changeFee: 'İptal bedeli',
  changeRefund: 'Bunun için iade edilen',
  changeFree: 'Ücretsiz',
  changeNothing: 'Yok',
  changeMore: 'Geri aldığınızın dışında sonuçta ödeyeceğiniz',
  changeLess: 'Sonuçta geri alacağınız',
  changeTerms: 'Seyahatinizin iptali şu tarihe kadar ücretsizdir: {when}.',
  changeNonRefundable:
    'Seyahatiniz iade edilmez: {amount} tutarındaki fiyatın tamamı alınır, yeni tarihler buna ek olarak ödenir.',
  changedPending:
    '{number} numaralı seyahatiniz iptal ediliyor. Ne kadar iade edileceğini ayrı bir e-posta bildirir.',
  changedRefund: '{number} numaralı seyahatiniz iptal edildi: {amount}, ödediğiniz yolla iade edilir.',
  changedNothing: '{number} numaralı seyahatiniz iptal edildi. Bunun için iade yapılmaz.',
  changedRefused:
    'Otel {number} numaralı seyahatinizi henüz iptal etmedi. Bunu biliyoruz ve size yazacağız; bir şey yapmanız gerekmez.',
  changedTo: 'Bu seyahatin tarihleri değişti: artık {number} numaralı seyahat.',
}
