export const messages = {
  help: 'Bantuan',
  'link.contact': 'Hubungi Kami',
  'link.review': 'Lihat/Batalkan Reservasi',
  'link.flights': 'Lihat/Batalkan Penerbangan',
  'link.cars': 'Lihat/Batalkan Rental Mobil',
  'link.faq': 'Pertanyaan Umum',
  'link.privacy': 'Kebijakan Privasi',
  'link.terms': 'Syarat dan Ketentuan',
  'link.search': 'Cari',
}
