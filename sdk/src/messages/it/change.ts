export const messages = {
  changeTitle: 'Cambiare le date di questo viaggio?',
  changeLead:
    'Sceglie nuove date presso {hotel} e le paga; solo allora questo viaggio viene annullato. Fino a quel momento non gli succede nulla.',
  changeKeep: 'Mantieni le mie date',
  changeChoose: 'Scegli nuove date',
  changeChooseAnyway: 'Scegli nuove date senza rimborso',
  changing: 'Sta cambiando il viaggio {number}',
  changeFrom: 'Prenotato ora: dal {checkIn} al {checkOut}.',
  changePick: 'Scelga qui sotto le nuove date e una camera.',
  changeNext: 'Ecco quanto costa il cambio:',
  changeStay: 'Lascia il viaggio com’è',
  changeElsewhere:
    'Questo è un altro hotel: una camera qui è una prenotazione in più, e il Suo viaggio resta com’è.',
  changeTooLate: 'Le date di questo viaggio non si possono più cambiare.',
  changeLoading: 'Caricamento del viaggio',
  changeNew: 'Nuovo totale',
  changeOld: 'Prezzo attuale del viaggio',
  changeFee: 'Costo dell’annullamento',
  changeRefund: 'Rimborso per esso',
  changeFree: 'Gratis',
  changeNothing: 'Niente',
  changeMore: 'Alla fine paga, oltre a quanto torna indietro',
  changeLess: 'Alla fine riceve indietro',
  changeTerms: 'Annullare il viaggio è gratis fino al {when}.',
  changeNonRefundable:
    'Il Suo viaggio non è rimborsabile: il prezzo intero di {amount} viene trattenuto, e le nuove date si pagano in aggiunta.',
  changedPending:
    'Il Suo viaggio {number} è in corso di annullamento. Un’e-mail a parte dice che cosa viene rimborsato.',
  changedRefund:
    'Il Suo viaggio {number} è stato annullato: {amount} viene rimborsato nel modo in cui ha pagato.',
  changedNothing: 'Il Suo viaggio {number} è stato annullato. Non viene rimborsato nulla.',
  changedRefused:
    'L’hotel non ha ancora annullato il Suo viaggio {number}. Siamo stati avvisati e Le scriveremo; non deve fare nulla.',
  changedTo: 'Le date di questo viaggio sono state cambiate: ora è il viaggio {number}.',
}
