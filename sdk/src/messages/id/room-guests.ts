export const messages = {
  lead: 'Setiap kamar disimpan atas satu nama. Ubah jika orang lain yang check-in.',
  leadOther:
    'Hotel menantikan tamu yang disebutkan di sini. Konfirmasi dan tanda terima dikirim kepada Anda.',
  guest: 'Tamu',
  childrenAges: 'Anak',
  childrenLead: 'Usia mereka pada hari check-in. Hotel diberi tahu dan dapat menyiapkan tempat tidur.',
  childAge: 'Usia anak {number}',
  addChild: 'Tambah anak',
  removeChild: 'Hapus anak terakhir',
  guestOfRoom: 'Tamu kamar {room}',
}
