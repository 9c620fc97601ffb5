export const messages = {
  'sort.most_popular': 'En popüler',
  'sort.price_asc': 'Fiyat: önce en düşük',
  'sort.price_desc': 'Fiyat: önce en yüksek',
  'sort.stars_desc': 'Yıldız sayısı',
  'sort.score_desc': 'Misafir puanı',
  'sort.savings': 'En büyük tasarruf',
  'amenity.6': 'Ücretsiz internet',
  'amenity.12': 'Sigara içilmez',
  'amenity.11': 'Engelli erişimine uygun',
  'amenity.5': 'Ücretsiz kahvaltı',
  'amenity.10': 'Ücretsiz otopark',
  'amenity.4': 'Ücretsiz havaalanı servisi',
  'amenity.9': 'Spor salonu',
  'amenity.15': 'Yüzme havuzu',
  'amenity.13': 'Evcil hayvan kabul edilir',
  'amenity.2': 'İş merkezi',
  'score.Superb': 'Mükemmel',
  'score.Fabulous': 'Muhteşem',
  'score.Very Good': 'Çok iyi',
  'score.Good': 'İyi',
  'score.Pleasant': 'Keyifli',
  'traveler.Couple': 'Çift',
  'traveler.Family': 'Aile',
  'traveler.Solo traveller': 'Tek başına',
  'traveler.Business traveller': 'İş seyahati',
  'traveler.Group of friends': 'Arkadaş grubu',
  'Incorrect email or password.': 'E-posta veya şifre yanlış.',
  'Incorrect password.': 'Şifre yanlış.',
  'This code is not right. Please check it, or ask for a new one.':
    'Bu kod doğru değil. Lütfen kontrol edin veya yeni bir kod isteyin.',
  'This code has expired. Please ask for a new one.': 'Bu kodun süresi dolmuş. Lütfen yeni bir kod isteyin.',
  'Attempt limit exceeded. Please try again after some time.':
    'Çok fazla deneme yapıldı. Lütfen bir süre sonra tekrar deneyin.',
  'We do not know this deal code.': 'Bu fırsat kodunu tanımıyoruz.',
  'This deal code has expired.': 'Bu fırsat kodunun süresi dolmuş.',
  'Your session has ended. Please log in again.': 'Oturumunuz sona erdi. Lütfen tekrar giriş yapın.',
  'This price has expired. Please choose the room again.':
    'Bu fiyatın süresi dolmuş. Lütfen odayı tekrar seçin.',
  'Unable to find Location': 'Konum bulunamadı',
  'Your card was declined.': 'Kartınız reddedildi.',
  'Your card has insufficient funds.': 'Kartınızda yeterli bakiye yok.',
  'Your card has expired.': 'Kartınızın süresi dolmuş.',
  "Your card's security code is incorrect.": 'Kartınızın güvenlik kodu yanlış.',
  'We could not verify this card with your bank. You were not charged.':
    'Bu kartı bankanızla doğrulayamadık. Hiçbir ücret alınmadı.',
  'This payment has ended. Please pay again.': 'Bu ödeme sona erdi. Lütfen tekrar ödeyin.',
  'The card provider does not answer. Please try again.':
    'Kart sağlayıcısı yanıt vermiyor. Lütfen tekrar deneyin.',
  'We are very busy. Please try again in a moment.': 'Şu anda çok yoğunuz. Lütfen birazdan tekrar deneyin.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Çok fazla kart reddedildi. Lütfen daha sonra tekrar deneyin veya başka şekilde ödeyin.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Bu fiyat çok uzun zaman önce sunuldu. Lütfen tekrar bir fiyat seçin.',
  'This rate cannot be read. Please choose a rate again.':
    'Bu fiyat okunamıyor. Lütfen tekrar bir fiyat seçin.',
  'The payment was not completed. You were not charged.': 'Ödeme tamamlanmadı. Hiçbir ücret alınmadı.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Bankanız bu kartı doğrulamak istiyor. Lütfen kart formunu veya başka bir kart kullanın.',
  'This booking can no longer be cancelled free of charge.': 'Bu rezervasyon artık ücretsiz iptal edilemez.',
  'This passkey does not work here. Please try another way.':
    'Bu geçiş anahtarı burada çalışmıyor. Lütfen başka bir yol deneyin.',
  'Please log in again to use your saved cards.':
    'Kayıtlı kartlarınızı kullanmak için lütfen tekrar giriş yapın.',
  'Please log in again to change your e-mail address.':
    'E-posta adresinizi değiştirmek için lütfen tekrar giriş yapın.',
  'Please log in again to add a passkey.': 'Geçiş anahtarı eklemek için lütfen tekrar giriş yapın.',
  'Please confirm your sign-up with the code we mailed you.':
    'Lütfen kaydınızı size gönderdiğimiz kodla onaylayın.',
  'Please set a new password first: choose "Forgot password".':
    'Lütfen önce “Şifremi unuttum” ile yeni bir şifre belirleyin.',
  'Bitcoin payments are not available now. You were not charged.':
    'Bitcoin ile ödeme şu anda kullanılamıyor. Hiçbir ücret alınmadı.',
  'Your transfer has arrived: your room is being booked with it.':
    'Transferiniz ulaştı: odanız onunla ayırtılıyor.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Yaklaşan bir konaklamanız var: iptal edin veya bittikten sonra tekrar gelin.',
  'These coins were given back. Please choose the room again.':
    'Bu coinler geri verildi. Lütfen odayı tekrar seçin.',
  'The wallet does not answer. You were not charged.': 'Cüzdan yanıt vermiyor. Hiçbir ücret alınmadı.',
  'This contract is not one of ours. Please choose the room again.':
    'Bu sözleşme bize ait değil. Lütfen odayı tekrar seçin.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Lütfen bir resim seçin: JPEG, PNG, WebP veya GIF',
  'There is no such card.': 'Bu kart artık yok.',
  RATE_LIMITED: 'Çok fazla deneme yapıldı. Lütfen biraz bekleyip tekrar deneyin.',
}
