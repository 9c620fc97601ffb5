export const messages = {
  or: 'veya',
  with: '{name} ile devam et',
  leaving: 'Bir dakika: {name} sayfasına yönlendiriliyorsunuz',
  'problem.refused':
    'Giriş yapmadınız: diğer hizmetin kim olduğunuzu bize söylemesine izin verilmedi. Tekrar deneyebilir veya e-posta adresinizi kullanabilirsiniz.',
  'problem.no-email': 'O hesabın onaylanmış bir e-posta adresi yok. Lütfen kendi adresinizle kaydolun.',
  'problem.known-email': 'Bu e-posta adresiyle zaten bir hesabınız var. Lütfen şifrenizle giriş yapın.',
  'problem.failed': 'Bu giriş olmadı. Lütfen tekrar deneyin veya e-posta adresinizi kullanın.',
  registration: 'Kaydol',
  forgot_password: 'Şifrenizi mi unuttunuz?',
  platformLead: 'Başka bir sayfada giriş yapıp buraya dönersiniz.',
  passkey: 'Geçiş anahtarıyla giriş yap',
  passkeyCancelled: 'Geçiş anahtarı kullanılmadı. Tekrar deneyebilir veya şifrenizle giriş yapabilirsiniz.',
  passkeyRefused: 'Bu geçiş anahtarı burada geçerli değil. Lütfen şifrenizle giriş yapın.',
  passkeyImpossible: 'Bu cihaz bu sayfada geçiş anahtarı kullanamıyor. Lütfen şifrenizle giriş yapın.',
}
