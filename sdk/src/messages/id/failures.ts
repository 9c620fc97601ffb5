export const messages = {
  offline: 'Anda sedang offline.',
  offlineHint: 'Ini berlanjut sendiri begitu Anda kembali online.',
  NETWORK: 'Server tidak dapat dihubungi. Silakan periksa koneksi Anda.',
  TIMEOUT: 'Ini memakan waktu lebih lama dari seharusnya. Silakan coba lagi.',
  SERVER_ERROR: 'Terjadi kesalahan pada server.',
  tryAgain: 'Coba Lagi',
}
