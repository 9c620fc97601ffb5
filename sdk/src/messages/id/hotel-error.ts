export const messages = {
  awkward: 'Kami jadi malu. Sepertinya terjadi kesalahan.',
  awkwardHint: 'Klik Muat Ulang, dan kami akan mencobanya lagi.',
  moreHotels: 'Lihat hotel lainnya',
  refresh: 'Muat Ulang',
}
