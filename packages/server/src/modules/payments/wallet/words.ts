import type { MailLocale } from '../../mail/languages.ts'
import type { PaymentDescription } from '../method.ts'

type Words = Pick<PaymentDescription, 'paid' | 'notTaken' | 'taken' | 'refund'>

/** What mails say of coins. */
export const words: Readonly<Record<MailLocale, Words>> = {
  'en-US': {
    paid: 'Paid from your wallet',
    notTaken: 'No coins were taken; what was set apart is yours again.',
    taken: 'The coins that were taken are yours again.',
    refund: (amount) => `${amount}, in coins that are in your wallet again`,
  },
  fr: {
    paid: 'Payé depuis votre portefeuille',
    notTaken: 'Aucune pièce n’a été prélevée ; ce qui avait été mis de côté est de nouveau à vous.',
    taken: 'Les pièces prélevées sont de nouveau à vous.',
    refund: (amount) => `${amount}, en pièces de retour dans votre portefeuille`,
  },
  de: {
    paid: 'Aus Ihrem Wallet bezahlt',
    notTaken: 'Es wurden keine Münzen abgezogen; was zurückgelegt war, gehört wieder Ihnen.',
    taken: 'Die abgezogenen Münzen gehören wieder Ihnen.',
    refund: (amount) => `${amount}, in Münzen, die wieder in Ihrem Wallet sind`,
  },
  es: {
    paid: 'Pagado con su monedero',
    notTaken: 'No se ha retirado ninguna moneda; lo que se había apartado vuelve a ser suyo.',
    taken: 'Las monedas retiradas vuelven a ser suyas.',
    refund: (amount) => `${amount}, en monedas que ya están de nuevo en su monedero`,
  },
  it: {
    paid: 'Pagato dal Suo portafoglio',
    notTaken: 'Non è stata prelevata alcuna moneta; quanto era stato messo da parte è di nuovo Suo.',
    taken: 'Le monete prelevate sono di nuovo Sue.',
    refund: (amount) => `${amount}, in monete che sono di nuovo nel Suo portafoglio`,
  },
  'pt-PT': {
    paid: 'Pago com a sua carteira',
    notTaken: 'Não foram retiradas moedas; o que estava reservado volta a ser seu.',
    taken: 'As moedas retiradas voltam a ser suas.',
    refund: (amount) => `${amount}, em moedas que estão de novo na sua carteira`,
  },
  'pt-BR': {
    paid: 'Pago com sua carteira',
    notTaken: 'Nenhuma moeda foi retirada; o que estava reservado é seu de novo.',
    taken: 'As moedas retiradas são suas de novo.',
    refund: (amount) => `${amount}, em moedas que estão de volta na sua carteira`,
  },
  nl: {
    paid: 'Betaald uit uw portemonnee',
    notTaken: 'Er zijn geen munten afgeschreven; wat apart was gezet, is weer van u.',
    taken: 'De afgeschreven munten zijn weer van u.',
    refund: (amount) => `${amount}, in munten die weer in uw portemonnee zitten`,
  },
  'zh-CN': {
    paid: '使用钱包支付',
    notTaken: '没有扣除加密货币；此前冻结的加密货币已退还给您。',
    taken: '已扣除的加密货币已退还给您。',
    refund: (amount) => `${amount}，以加密货币形式退回您的钱包`,
  },
  ar: {
    paid: 'مدفوع من محفظتك',
    notTaken: 'لم تُسحب أي عملات، وما جُنّب عاد إليك.',
    taken: 'عادت إليك العملات التي سُحبت.',
    refund: (amount) => `${amount}، بعملات عادت إلى محفظتك`,
  },
  ru: {
    paid: 'Оплачено из вашего кошелька',
    notTaken: 'Монеты не списаны; то, что было отложено, снова ваше.',
    taken: 'Списанные монеты снова ваши.',
    refund: (amount) => `${amount}, в монетах, которые снова в вашем кошельке`,
  },
  pl: {
    paid: 'Zapłacono z Twojego portfela',
    notTaken: 'Nie pobrano kryptowalut; to, co było odłożone, znów należy do Ciebie.',
    taken: 'Pobrane kryptowaluty znów należą do Ciebie.',
    refund: (amount) => `${amount}, w kryptowalutach, które są znów w Twoim portfelu`,
  },
  sv: {
    paid: 'Betald från din plånbok',
    notTaken: 'Inga mynt har dragits; det som hade lagts undan är ditt igen.',
    taken: 'Mynten som drogs är dina igen.',
    refund: (amount) => `${amount}, i mynt som är tillbaka i din plånbok`,
  },
  da: {
    paid: 'Betalt fra din tegnebog',
    notTaken: 'Der er ikke trukket mønter; det, der var sat til side, er dit igen.',
    taken: 'De trukne mønter er dine igen.',
    refund: (amount) => `${amount}, i mønter, der er tilbage i din tegnebog`,
  },
  nb: {
    paid: 'Betalt fra lommeboken din',
    notTaken: 'Ingen mynter er trukket; det som var satt av, er ditt igjen.',
    taken: 'Myntene som ble trukket, er dine igjen.',
    refund: (amount) => `${amount}, i mynter som er tilbake i lommeboken din`,
  },
  id: {
    paid: 'Dibayar dari dompet Anda',
    notTaken: 'Tidak ada koin yang diambil; yang disisihkan menjadi milik Anda lagi.',
    taken: 'Koin yang diambil menjadi milik Anda lagi.',
    refund: (amount) => `${amount}, dalam koin yang sudah kembali ke dompet Anda`,
  },
  tr: {
    paid: 'Cüzdanınızdan ödendi',
    notTaken: 'Hiç para alınmadı; ayrılmış olan yeniden sizindir.',
    taken: 'Alınan paralar yeniden sizindir.',
    refund: (amount) => `${amount}, yeniden cüzdanınızda olan paralarla`,
  },
}
