export const messages = {
  changeTitle: 'Ubah tanggal perjalanan ini?',
  changeLead:
    'Anda memilih tanggal baru di {hotel} dan membayarnya; baru setelah itu perjalanan ini dibatalkan. Sampai saat itu, tidak ada yang berubah.',
  changeKeep: 'Pertahankan tanggal saya',
  changeChoose: 'Pilih tanggal baru',
  changeChooseAnyway: 'Pilih tanggal baru tanpa pengembalian dana',
  changing: 'Anda sedang mengubah perjalanan {number}',
  changeFrom: 'Dipesan sekarang: {checkIn} hingga {checkOut}.',
  changePick: 'Pilih tanggal baru dan kamar Anda di bawah.',
  changeNext: 'Biaya perubahannya adalah:',
  changeStay: 'Biarkan perjalanan saya tetap sama',
  changeElsewhere: 'Ini hotel lain: kamar di sini adalah pemesanan tambahan, dan perjalanan Anda tetap sama.',
  changeTooLate: 'Tanggal perjalanan ini tidak dapat diubah lagi.',
  changeLoading: 'Memuat perjalanan Anda',
  changeNew: 'Total baru',
  changeOld: 'Harga perjalanan Anda sekarang',
  changeFee: 'Biaya pembatalannya',
  changeRefund: 'Dikembalikan untuk itu',
  changeFree: 'Gratis',
  changeNothing: 'Tidak ada',
  changeMore: 'Yang akhirnya Anda bayar, di luar yang kembali kepada Anda',
  changeLess: 'Yang akhirnya kembali kepada Anda',
  changeTerms: 'Perjalanan Anda dapat dibatalkan gratis hingga {when}.',
  changeNonRefundable:
    'Dana perjalanan Anda tidak dapat dikembalikan: seluruh harganya sebesar {amount} tetap ditagih, dan tanggal baru dibayar di luar itu.',
  changedPending:
    'Perjalanan Anda {number} sedang dibatalkan. Email tersendiri menjelaskan apa yang dikembalikan.',
  changedRefund:
    'Perjalanan Anda {number} telah dibatalkan: {amount} dikembalikan dengan cara yang sama seperti Anda membayar.',
  changedNothing: 'Perjalanan Anda {number} telah dibatalkan. Tidak ada dana yang dikembalikan untuk itu.',
  changedRefused:
    'Hotel belum membatalkan perjalanan Anda {number}. Kami sudah mengetahuinya dan akan menghubungi Anda; Anda tidak perlu melakukan apa pun.',
  changedTo: 'Tanggal perjalanan ini telah diubah: sekarang menjadi perjalanan {number}.',
}
