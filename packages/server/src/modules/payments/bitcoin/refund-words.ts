import type { MailLocale } from '../../mail/languages.ts'
import type { SourceRow } from './sources.ts'

/** Why is said by the state of the payment. */
interface Words extends Readonly<Record<SourceRow['state'], string>> {
  readonly subject: (amount: string, hotel: string) => string
  readonly heading: (amount: string) => string
  readonly intro: (amount: string, hotel: string) => string
  readonly ask: (email: string, id: string) => string
}

/** The mail that tells what is owed back of a transfer. */
export const refundWords: Readonly<Record<MailLocale, Words>> = {
  'en-US': {
    subject: (amount, hotel) => `Refund of ${amount}: ${hotel}`,
    heading: (amount) => `We owe you ${amount}`,
    intro: (amount, hotel) => `We owe you ${amount} of your transfer for ${hotel}.`,
    open: 'It arrived after the payment had ended.',
    paid: 'It is more than the price of your stay.',
    settled: 'It is not needed for your stay.',
    expired: 'The payment had ended before all of it was there. No room was booked with it.',
    failed: 'The room could not be booked.',
    ask: (email, id) =>
      `Please write to ${email} from this address and name the bitcoin address that it shall go to. Payment: ${id}.`,
  },
  fr: {
    subject: (amount, hotel) => `Remboursement de ${amount} : ${hotel}`,
    heading: (amount) => `Nous vous devons ${amount}`,
    intro: (amount, hotel) => `Nous vous devons ${amount} de votre virement pour ${hotel}.`,
    open: 'Il est arrivé après la fin du paiement.',
    paid: 'C’est plus que le prix de votre séjour.',
    settled: 'Ce montant n’est pas nécessaire pour votre séjour.',
    expired: 'Le paiement s’est terminé avant que tout soit arrivé. Aucune chambre n’a été réservée.',
    failed: 'La chambre n’a pas pu être réservée.',
    ask: (email, id) =>
      `Écrivez à ${email} depuis cette adresse en indiquant l’adresse bitcoin de destination. Paiement : ${id}.`,
  },
  de: {
    subject: (amount, hotel) => `Erstattung von ${amount}: ${hotel}`,
    heading: (amount) => `Wir schulden Ihnen ${amount}`,
    intro: (amount, hotel) => `Wir schulden Ihnen ${amount} Ihrer Überweisung für ${hotel}.`,
    open: 'Sie ist nach dem Ende der Zahlung eingegangen.',
    paid: 'Es ist mehr als der Preis Ihres Aufenthalts.',
    settled: 'Der Betrag wird für Ihren Aufenthalt nicht benötigt.',
    expired: 'Die Zahlung war beendet, bevor der ganze Betrag da war. Es wurde kein Zimmer damit gebucht.',
    failed: 'Das Zimmer konnte nicht gebucht werden.',
    ask: (email, id) =>
      `Bitte schreiben Sie von dieser Adresse an ${email} und nennen Sie die Bitcoin-Adresse, an die der Betrag gehen soll. Zahlung: ${id}.`,
  },
  es: {
    subject: (amount, hotel) => `Reembolso de ${amount}: ${hotel}`,
    heading: (amount) => `Le debemos ${amount}`,
    intro: (amount, hotel) => `Le debemos ${amount} de su transferencia para ${hotel}.`,
    open: 'Llegó cuando el pago ya había terminado.',
    paid: 'Es más que el precio de su estancia.',
    settled: 'No hace falta para su estancia.',
    expired: 'El pago terminó antes de que llegara todo. No se reservó ninguna habitación.',
    failed: 'No se pudo reservar la habitación.',
    ask: (email, id) =>
      `Escriba a ${email} desde esta dirección e indique la dirección de bitcoin de destino. Pago: ${id}.`,
  },
  it: {
    subject: (amount, hotel) => `Rimborso di ${amount}: ${hotel}`,
    heading: (amount) => `Le dobbiamo ${amount}`,
    intro: (amount, hotel) => `Le dobbiamo ${amount} del Suo trasferimento per ${hotel}.`,
    open: 'È arrivato quando il pagamento era già terminato.',
    paid: 'È più del prezzo del Suo soggiorno.',
    settled: 'Non serve per il Suo soggiorno.',
    expired: 'Il pagamento è terminato prima che arrivasse tutto. Non è stata prenotata alcuna camera.',
    failed: 'Non è stato possibile prenotare la camera.',
    ask: (email, id) =>
      `Scriva a ${email} da questo indirizzo e indichi l’indirizzo bitcoin di destinazione. Pagamento: ${id}.`,
  },
  'pt-PT': {
    subject: (amount, hotel) => `Reembolso de ${amount}: ${hotel}`,
    heading: (amount) => `Devemos-lhe ${amount}`,
    intro: (amount, hotel) => `Devemos-lhe ${amount} da sua transferência para ${hotel}.`,
    open: 'Chegou depois de o pagamento ter terminado.',
    paid: 'É mais do que o preço da sua estadia.',
    settled: 'Não é necessário para a sua estadia.',
    expired: 'O pagamento terminou antes de tudo chegar. Nenhum quarto foi reservado.',
    failed: 'Não foi possível reservar o quarto.',
    ask: (email, id) =>
      `Escreva para ${email} a partir deste endereço e indique o endereço bitcoin de destino. Pagamento: ${id}.`,
  },
  'pt-BR': {
    subject: (amount, hotel) => `Reembolso de ${amount}: ${hotel}`,
    heading: (amount) => `Devemos ${amount} a você`,
    intro: (amount, hotel) => `Devemos a você ${amount} da sua transferência para ${hotel}.`,
    open: 'Ela chegou depois que o pagamento havia terminado.',
    paid: 'É mais do que o preço da sua estadia.',
    settled: 'Não é necessário para a sua estadia.',
    expired: 'O pagamento terminou antes que tudo chegasse. Nenhum quarto foi reservado.',
    failed: 'Não foi possível reservar o quarto.',
    ask: (email, id) =>
      `Escreva para ${email} a partir deste endereço e informe o endereço bitcoin de destino. Pagamento: ${id}.`,
  },
  nl: {
    subject: (amount, hotel) => `Terugbetaling van ${amount}: ${hotel}`,
    heading: (amount) => `Wij zijn u ${amount} verschuldigd`,
    intro: (amount, hotel) => `Wij zijn u ${amount} van uw overboeking voor ${hotel} verschuldigd.`,
    open: 'Het bedrag kwam binnen nadat de betaling was beëindigd.',
    paid: 'Het is meer dan de prijs van uw verblijf.',
    settled: 'Het is niet nodig voor uw verblijf.',
    expired: 'De betaling was beëindigd voordat alles binnen was. Er is geen kamer mee geboekt.',
    failed: 'De kamer kon niet worden geboekt.',
    ask: (email, id) =>
      `Schrijf vanaf dit adres naar ${email} en vermeld het bitcoinadres waar het naartoe moet. Betaling: ${id}.`,
  },
  'zh-CN': {
    subject: (amount, hotel) => `退款 ${amount}：${hotel}`,
    heading: (amount) => `我们应退还您 ${amount}`,
    intro: (amount, hotel) => `您为 ${hotel} 汇出的款项中，我们应退还您 ${amount}。`,
    open: '该款项在付款结束后才到账。',
    paid: '该款项超出了您的住宿费用。',
    settled: '您的住宿不需要该款项。',
    expired: '付款在全部到账之前已结束，没有以此预订客房。',
    failed: '未能预订客房。',
    ask: (email, id) => `请使用此邮箱写信至 ${email}，并告知收款的比特币地址。付款编号：${id}。`,
  },
  ar: {
    subject: (amount, hotel) => `استرداد ${amount}: ${hotel}`,
    heading: (amount) => `نحن مدينون لك بمبلغ ${amount}`,
    intro: (amount, hotel) => `نحن مدينون لك بمبلغ ${amount} من تحويلك إلى ${hotel}.`,
    open: 'وصل بعد انتهاء الدفع.',
    paid: 'إنه أكثر من سعر إقامتك.',
    settled: 'لا تحتاج إقامتك إليه.',
    expired: 'انتهى الدفع قبل وصول المبلغ كاملًا. لم تُحجز به أي غرفة.',
    failed: 'تعذّر حجز الغرفة.',
    ask: (email, id) =>
      `يرجى مراسلة ${email} من هذا العنوان وذكر عنوان البيتكوين الذي يُرسل إليه المبلغ. الدفعة: ${id}.`,
  },
  ru: {
    subject: (amount, hotel) => `Возврат ${amount}: ${hotel}`,
    heading: (amount) => `Мы должны вам ${amount}`,
    intro: (amount, hotel) => `Мы должны вам ${amount} из вашего перевода за ${hotel}.`,
    open: 'Перевод поступил, когда платёж уже завершился.',
    paid: 'Это больше, чем цена вашего проживания.',
    settled: 'Эта сумма не нужна для вашего проживания.',
    expired: 'Платёж завершился до того, как поступила вся сумма. Номер не был забронирован.',
    failed: 'Не удалось забронировать номер.',
    ask: (email, id) =>
      `Напишите с этого адреса на ${email} и укажите биткойн-адрес, на который отправить деньги. Платёж: ${id}.`,
  },
  pl: {
    subject: (amount, hotel) => `Zwrot ${amount}: ${hotel}`,
    heading: (amount) => `Jesteśmy Ci winni ${amount}`,
    intro: (amount, hotel) => `Jesteśmy Ci winni ${amount} z Twojego przelewu za ${hotel}.`,
    open: 'Przelew wpłynął po zakończeniu płatności.',
    paid: 'To więcej niż cena Twojego pobytu.',
    settled: 'Ta kwota nie jest potrzebna do Twojego pobytu.',
    expired: 'Płatność zakończyła się, zanim wpłynęła cała kwota. Nie zarezerwowano za nią żadnego pokoju.',
    failed: 'Nie udało się zarezerwować pokoju.',
    ask: (email, id) =>
      `Napisz z tego adresu na ${email} i podaj adres bitcoin, na który mamy wysłać pieniądze. Płatność: ${id}.`,
  },
  sv: {
    subject: (amount, hotel) => `Återbetalning av ${amount}: ${hotel}`,
    heading: (amount) => `Vi är skyldiga dig ${amount}`,
    intro: (amount, hotel) => `Vi är skyldiga dig ${amount} av din överföring för ${hotel}.`,
    open: 'Den kom fram efter att betalningen hade avslutats.',
    paid: 'Det är mer än priset för din vistelse.',
    settled: 'Beloppet behövs inte för din vistelse.',
    expired: 'Betalningen avslutades innan hela beloppet hade kommit fram. Inget rum har bokats med det.',
    failed: 'Rummet kunde inte bokas.',
    ask: (email, id) =>
      `Skriv till ${email} från den här adressen och ange den bitcoinadress som beloppet ska gå till. Betalning: ${id}.`,
  },
  da: {
    subject: (amount, hotel) => `Refusion af ${amount}: ${hotel}`,
    heading: (amount) => `Vi skylder dig ${amount}`,
    intro: (amount, hotel) => `Vi skylder dig ${amount} af din overførsel for ${hotel}.`,
    open: 'Den kom, efter at betalingen var afsluttet.',
    paid: 'Det er mere end prisen for dit ophold.',
    settled: 'Beløbet skal ikke bruges til dit ophold.',
    expired: 'Betalingen sluttede, før hele beløbet var kommet. Der er ikke booket noget værelse med det.',
    failed: 'Værelset kunne ikke bookes.',
    ask: (email, id) =>
      `Skriv til ${email} fra denne adresse, og oplys den bitcoinadresse, beløbet skal sendes til. Betaling: ${id}.`,
  },
  nb: {
    subject: (amount, hotel) => `Refusjon av ${amount}: ${hotel}`,
    heading: (amount) => `Vi skylder deg ${amount}`,
    intro: (amount, hotel) => `Vi skylder deg ${amount} av overføringen din for ${hotel}.`,
    open: 'Den kom etter at betalingen var avsluttet.',
    paid: 'Det er mer enn prisen på oppholdet ditt.',
    settled: 'Beløpet trengs ikke til oppholdet ditt.',
    expired: 'Betalingen ble avsluttet før hele beløpet hadde kommet. Ingen rom er bestilt med det.',
    failed: 'Rommet kunne ikke bestilles.',
    ask: (email, id) =>
      `Skriv til ${email} fra denne adressen og oppgi bitcoin-adressen beløpet skal sendes til. Betaling: ${id}.`,
  },
  id: {
    subject: (amount, hotel) => `Pengembalian dana ${amount}: ${hotel}`,
    heading: (amount) => `Kami berutang ${amount} kepada Anda`,
    intro: (amount, hotel) => `Kami berutang ${amount} kepada Anda dari transfer Anda untuk ${hotel}.`,
    open: 'Transfer diterima setelah pembayaran berakhir.',
    paid: 'Jumlahnya melebihi harga masa inap Anda.',
    settled: 'Jumlah itu tidak diperlukan untuk masa inap Anda.',
    expired: 'Pembayaran berakhir sebelum seluruh jumlah diterima. Tidak ada kamar yang dipesan.',
    failed: 'Kamar tidak dapat dipesan.',
    ask: (email, id) =>
      `Silakan tulis ke ${email} dari alamat ini dan sebutkan alamat bitcoin tujuannya. Pembayaran: ${id}.`,
  },
  tr: {
    subject: (amount, hotel) => `${amount} iadesi: ${hotel}`,
    heading: (amount) => `Size ${amount} borcumuz var`,
    intro: (amount, hotel) => `${hotel} için yaptığınız transferden size ${amount} borcumuz var.`,
    open: 'Ödeme sona erdikten sonra ulaştı.',
    paid: 'Konaklamanızın fiyatından fazla.',
    settled: 'Konaklamanız için gerekli değil.',
    expired: 'Tutarın tamamı ulaşmadan ödeme sona erdi. Bununla oda ayırtılmadı.',
    failed: 'Oda ayırtılamadı.',
    ask: (email, id) =>
      `Lütfen bu adresten şu adrese yazın: ${email}. Tutarın gönderileceği bitcoin adresini belirtin. Ödeme: ${id}.`,
  },
}
