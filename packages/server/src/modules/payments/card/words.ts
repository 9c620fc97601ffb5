import type { MailLocale } from '../../mail/languages.ts'

interface Words {
  readonly paid: string
  readonly notTaken: string
  readonly taken: string
  readonly refund: (amount: string, source: string) => string
}

/** What mails say of a card payment. */
export const words: Readonly<Record<MailLocale, Words>> = {
  'en-US': {
    paid: 'Paid by card',
    notTaken: 'No money was taken; a hold that your bank may still show goes away by itself.',
    taken: 'What was charged is on its way back to your card.',
    refund: (amount, source) => `${amount}${source}, within 5 to 10 days`,
  },
  fr: {
    paid: 'Payé par carte',
    notTaken:
      'Aucun montant n’a été prélevé ; une réservation de fonds que votre banque afficherait encore disparaîtra d’elle-même.',
    taken: 'Le montant débité est en route vers votre carte.',
    refund: (amount, source) => `${amount}${source}, sous 5 à 10 jours`,
  },
  de: {
    paid: 'Mit Karte bezahlt',
    notTaken:
      'Es wurde nichts abgebucht; eine Vormerkung, die Ihre Bank vielleicht noch zeigt, verschwindet von selbst.',
    taken: 'Der abgebuchte Betrag ist auf dem Weg zurück auf Ihre Karte.',
    refund: (amount, source) => `${amount}${source}, innerhalb von 5 bis 10 Tagen`,
  },
  es: {
    paid: 'Pagado con tarjeta',
    notTaken: 'No se ha cobrado nada; si su banco aún muestra una retención, desaparecerá por sí sola.',
    taken: 'Lo que se cobró está de vuelta a su tarjeta.',
    refund: (amount, source) => `${amount}${source}, en un plazo de 5 a 10 días`,
  },
  it: {
    paid: 'Pagato con carta',
    notTaken:
      'Non è stato prelevato nulla; un blocco che la Sua banca potrebbe ancora mostrare sparirà da solo.',
    taken: 'Quanto addebitato sta tornando sulla Sua carta.',
    refund: (amount, source) => `${amount}${source}, entro 5-10 giorni`,
  },
  'pt-PT': {
    paid: 'Pago com cartão',
    notTaken: 'Não foi cobrado nenhum valor; uma cativação que o seu banco ainda mostre desaparece por si.',
    taken: 'O valor cobrado está a ser devolvido ao seu cartão.',
    refund: (amount, source) => `${amount}${source}, no prazo de 5 a 10 dias`,
  },
  'pt-BR': {
    paid: 'Pago com cartão',
    notTaken: 'Nenhum valor foi cobrado; uma reserva que seu banco ainda mostre some sozinha.',
    taken: 'O valor cobrado está voltando para o seu cartão.',
    refund: (amount, source) => `${amount}${source}, em 5 a 10 dias`,
  },
  nl: {
    paid: 'Betaald met kaart',
    notTaken: 'Er is niets afgeschreven; een reservering die uw bank misschien nog toont, verdwijnt vanzelf.',
    taken: 'Wat is afgeschreven, is onderweg terug naar uw kaart.',
    refund: (amount, source) => `${amount}${source}, binnen 5 tot 10 dagen`,
  },
  'zh-CN': {
    paid: '使用银行卡支付',
    notTaken: '没有扣款；银行可能仍显示的预授权会自动解除。',
    taken: '已扣款项正在退回您的银行卡。',
    refund: (amount, source) => `${amount}${source}，5 至 10 天内到账`,
  },
  ar: {
    paid: 'مدفوع بالبطاقة',
    notTaken: 'لم يُخصم أي مبلغ، وأي حجز قد يظهر لدى مصرفك سيزول تلقائيًا.',
    taken: 'المبلغ المخصوم في طريقه إلى بطاقتك.',
    refund: (amount, source) => `${amount}${source}، خلال 5 إلى 10 أيام`,
  },
  ru: {
    paid: 'Оплачено картой',
    notTaken: 'Деньги не списаны; блокировка, которую банк может ещё показывать, исчезнет сама.',
    taken: 'Списанная сумма возвращается на вашу карту.',
    refund: (amount, source) => `${amount}${source}, в течение 5–10 дней`,
  },
  pl: {
    paid: 'Zapłacono kartą',
    notTaken: 'Nie pobrano pieniędzy; blokada, którą bank może jeszcze pokazywać, zniknie sama.',
    taken: 'Pobrana kwota wraca na Twoją kartę.',
    refund: (amount, source) => `${amount}${source}, w ciągu 5–10 dni`,
  },
  sv: {
    paid: 'Betald med kort',
    notTaken:
      'Inget har debiterats; en reservation som din bank kanske fortfarande visar försvinner av sig själv.',
    taken: 'Det som debiterades är på väg tillbaka till ditt kort.',
    refund: (amount, source) => `${amount}${source}, inom 5 till 10 dagar`,
  },
  da: {
    paid: 'Betalt med kort',
    notTaken:
      'Der er ikke trukket noget; en reservation, som din bank måske stadig viser, forsvinder af sig selv.',
    taken: 'Det trukne beløb er på vej tilbage til dit kort.',
    refund: (amount, source) => `${amount}${source}, inden for 5 til 10 dage`,
  },
  nb: {
    paid: 'Betalt med kort',
    notTaken:
      'Ingenting er trukket; en reservasjon som banken din kanskje fortsatt viser, forsvinner av seg selv.',
    taken: 'Det som ble trukket, er på vei tilbake til kortet ditt.',
    refund: (amount, source) => `${amount}${source}, innen 5 til 10 dager`,
  },
  id: {
    paid: 'Dibayar dengan kartu',
    notTaken:
      'Tidak ada dana yang diambil; penahanan dana yang mungkin masih ditampilkan bank Anda akan hilang sendiri.',
    taken: 'Yang telah ditagih sedang dikembalikan ke kartu Anda.',
    refund: (amount, source) => `${amount}${source}, dalam 5 hingga 10 hari`,
  },
  tr: {
    paid: 'Kartla ödendi',
    notTaken: 'Hiçbir ücret alınmadı; bankanızın hâlâ gösterebileceği bir blokaj kendiliğinden kalkar.',
    taken: 'Alınan ücret kartınıza geri dönüyor.',
    refund: (amount, source) => `${amount}${source}, 5 ila 10 gün içinde`,
  },
}
