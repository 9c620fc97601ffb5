import type { MailLocale } from '../../mail/languages.ts'
import type { PaymentDescription } from '../method.ts'

type Words = Pick<PaymentDescription, 'paid' | 'notTaken' | 'taken' | 'refund'>

/** What mails say of a transfer. */
export const words: Readonly<Record<MailLocale, Words>> = {
  'en-US': {
    paid: 'Paid by bitcoin',
    notTaken: 'No bitcoin arrived, so nothing is owed either way.',
    taken: 'What you have sent is owed to you: a mail of its own says how you get it back.',
    refund: (amount) => `${amount}, in bitcoin: a mail of its own says how`,
  },
  fr: {
    paid: 'Payé en bitcoin',
    notTaken: 'Aucun bitcoin n’est arrivé : personne ne doit rien.',
    taken: 'Ce que vous avez envoyé vous est dû : un autre e-mail explique comment le récupérer.',
    refund: (amount) => `${amount}, en bitcoin : un autre e-mail explique comment`,
  },
  de: {
    paid: 'Mit Bitcoin bezahlt',
    notTaken: 'Es sind keine Bitcoin eingegangen, es ist also auf keiner Seite etwas offen.',
    taken: 'Was Sie gesendet haben, steht Ihnen zu: Eine eigene E-Mail sagt, wie Sie es zurückerhalten.',
    refund: (amount) => `${amount}, in Bitcoin: Eine eigene E-Mail sagt, wie`,
  },
  es: {
    paid: 'Pagado con bitcoin',
    notTaken: 'No ha llegado ningún bitcoin, así que nadie debe nada.',
    taken: 'Le debemos lo que ha enviado: otro correo explica cómo recuperarlo.',
    refund: (amount) => `${amount}, en bitcoin: otro correo explica cómo`,
  },
  it: {
    paid: 'Pagato con bitcoin',
    notTaken: 'Non è arrivato alcun bitcoin, quindi nulla è dovuto.',
    taken: 'Quanto ha inviato Le è dovuto: un’altra e-mail spiega come riaverlo.',
    refund: (amount) => `${amount}, in bitcoin: un’altra e-mail spiega come`,
  },
  'pt-PT': {
    paid: 'Pago com bitcoin',
    notTaken: 'Não chegou nenhum bitcoin, por isso nada é devido.',
    taken: 'Devemos-lhe o que enviou: outro e-mail explica como o recuperar.',
    refund: (amount) => `${amount}, em bitcoin: outro e-mail explica como`,
  },
  'pt-BR': {
    paid: 'Pago com bitcoin',
    notTaken: 'Nenhum bitcoin chegou, então ninguém deve nada.',
    taken: 'O que você enviou será devolvido: outro e-mail explica como recebê-lo de volta.',
    refund: (amount) => `${amount}, em bitcoin: outro e-mail explica como`,
  },
  nl: {
    paid: 'Betaald met bitcoin',
    notTaken: 'Er is geen bitcoin binnengekomen, dus niemand is iets verschuldigd.',
    taken: 'Wat u hebt gestuurd, krijgt u terug: een aparte e-mail legt uit hoe.',
    refund: (amount) => `${amount}, in bitcoin: een aparte e-mail legt uit hoe`,
  },
  'zh-CN': {
    paid: '使用比特币支付',
    notTaken: '没有收到比特币，因此双方互不欠款。',
    taken: '您汇出的款项将退还给您：另一封邮件会说明如何取回。',
    refund: (amount) => `${amount}，以比特币退还：另一封邮件会说明方式`,
  },
  ar: {
    paid: 'مدفوع بالبيتكوين',
    notTaken: 'لم يصل أي بيتكوين، فلا شيء مستحق على أي طرف.',
    taken: 'ما أرسلته مستحق لك: توضّح رسالة أخرى كيف تسترده.',
    refund: (amount) => `${amount}، بالبيتكوين: توضّح رسالة أخرى كيف`,
  },
  ru: {
    paid: 'Оплачено биткойнами',
    notTaken: 'Биткойны не поступили, поэтому никто никому ничего не должен.',
    taken: 'То, что вы отправили, ваше: в отдельном письме мы расскажем, как получить это обратно.',
    refund: (amount) => `${amount}, в биткойнах: подробности в отдельном письме`,
  },
  pl: {
    paid: 'Zapłacono bitcoinami',
    notTaken: 'Nie wpłynęły żadne bitcoiny, więc nikt nikomu nic nie jest winien.',
    taken: 'To, co zostało wysłane, należy do Ciebie: w osobnym e-mailu napiszemy, jak to odzyskać.',
    refund: (amount) => `${amount}, w bitcoinach: szczegóły w osobnym e-mailu`,
  },
  sv: {
    paid: 'Betald med bitcoin',
    notTaken: 'Ingen bitcoin kom fram, så ingen är skyldig något.',
    taken: 'Det du har skickat är ditt: ett eget mejl berättar hur du får tillbaka det.',
    refund: (amount) => `${amount}, i bitcoin: ett eget mejl berättar hur`,
  },
  da: {
    paid: 'Betalt med bitcoin',
    notTaken: 'Der kom ingen bitcoin, så ingen skylder noget.',
    taken: 'Det, du har sendt, er dit: En særskilt mail fortæller, hvordan du får det tilbage.',
    refund: (amount) => `${amount}, i bitcoin: En særskilt mail fortæller hvordan`,
  },
  nb: {
    paid: 'Betalt med bitcoin',
    notTaken: 'Ingen bitcoin kom frem, så ingen skylder noe.',
    taken: 'Det du har sendt, er ditt: En egen e-post forteller hvordan du får det tilbake.',
    refund: (amount) => `${amount}, i bitcoin: En egen e-post forteller hvordan`,
  },
  id: {
    paid: 'Dibayar dengan bitcoin',
    notTaken: 'Tidak ada bitcoin yang diterima, jadi tidak ada yang terutang.',
    taken:
      'Yang telah Anda kirim tetap milik Anda: email tersendiri menjelaskan cara mendapatkannya kembali.',
    refund: (amount) => `${amount}, dalam bitcoin: email tersendiri menjelaskan caranya`,
  },
  tr: {
    paid: 'Bitcoin ile ödendi',
    notTaken: 'Hiç bitcoin ulaşmadı, bu yüzden kimsenin borcu yok.',
    taken: 'Gönderdiğiniz tutar size borcumuzdur: nasıl geri alacağınızı ayrı bir e-posta açıklar.',
    refund: (amount) => `${amount}, bitcoin olarak: nasıl olacağını ayrı bir e-posta açıklar`,
  },
}
