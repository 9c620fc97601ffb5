export const messages = {
  dealTitle: 'Hemat hingga 60% dengan kode promo',
  dealHint: 'Tidak punya kode? Anggota langsung melihat penawarannya.',
  dealCode: 'Kode promo',
  enterDealCode: 'Silakan masukkan kode promo Anda',
  applyCode: 'Gunakan',
  signUp: 'Daftar',
}
