export const messages = {
  offline: 'Çevrimdışısınız.',
  offlineHint: 'Yeniden çevrimiçi olduğunuzda kendiliğinden devam eder.',
  NETWORK: 'Sunucuya ulaşamadık. Lütfen bağlantınızı kontrol edin.',
  TIMEOUT: 'Bu, olması gerekenden uzun sürüyor. Lütfen tekrar deneyin.',
  SERVER_ERROR: 'Sunucuda bir sorun oluştu.',
  tryAgain: 'Tekrar dene',
}
