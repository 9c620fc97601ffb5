export const messages = {
  noRates: 'Sayang sekali! Hotel ini cepat habis dipesan. Tempat tidurnya pasti nyaman sekali.',
  noRatesHint: 'Klik Muat Ulang, dan kami akan berusaha sebaik mungkin mencarikan kamar untuk Anda.',
  refresh: 'Muat Ulang',
  ratesFailed: 'Kami tidak dapat menanyakan kamar ke hotel ini.',
  ratesFailedHint:
    'Sambungan ke sana terputus sebentar; kamarnya bisa saja masih tersedia. Silakan coba lagi.',
}
