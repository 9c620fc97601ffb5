export const messages = {
  saveHotel: 'Simpan',
  savedHotel: 'Tersimpan',
  listFull: 'Daftar Anda penuh: hapus satu hotel untuk menyimpan yang lain.',
  notSaved: 'Tidak dapat disimpan. Silakan coba lagi.',
  favorites: 'Memiliki favorit Anda: {names}',
}
