export const messages = {
  importantInfo: 'Önemli bilgiler',
  checkInTime: 'Giriş',
  checkOutTime: 'Çıkış',
}
