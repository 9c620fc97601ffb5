export const messages = {
  title: 'Seyahat numaramı kaybettim',
  lead: 'Rezervasyonu yaptığınız e-postayı girin. Yaklaşan ve son seyahatlerinizi numaralarıyla oraya göndeririz.',
  email: 'E-posta',
  send: 'Seyahat numaralarımı gönder',
  sending: 'Bir dakika',
  sentTitle: 'E-postanıza bakın',
  sent: 'Burada {email} ile seyahat ayırtıldıysa numaraları o adrese gönderiliyor.',
  nothing:
    'Birkaç dakika içinde bir şey gelmedi mi? Spam klasörüne bakın veya kullanmış olabileceğiniz başka bir e-postayı deneyin.',
  another: 'Başka bir e-posta dene',
  back: '“Rezervasyonları görüntüle/iptal et” sayfasına dön',
}
