export const messages = {
  progress: 'Kemajuan pemesanan',
  'step.CHOOSE_ROOM': 'Pilih kamar',
  'step.DETAILS': 'Isi detail',
  'step.BOOKING': 'Pemesanan aman',
  'step.booked': 'Dipesan!',
}
