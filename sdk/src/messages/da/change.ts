export const messages = {
  changeTitle: 'Vil du ændre datoerne for denne rejse?',
  changeLead:
    'Du vælger nye datoer på {hotel} og betaler for dem; først derefter afbestilles denne rejse. Indtil da sker der ikke noget med den.',
  changeKeep: 'Behold mine datoer',
  changeChoose: 'Vælg nye datoer',
  changeChooseAnyway: 'Vælg nye datoer uden refusion',
  changing: 'Du ændrer rejse {number}',
  changeFrom: 'Booket nu: {checkIn} til {checkOut}.',
  changePick: 'Vælg dine nye datoer og et værelse nedenfor.',
  changeNext: 'Det koster ændringen:',
  changeStay: 'Behold min rejse, som den er',
  changeElsewhere:
    'Dette er et andet hotel: Et værelse her er endnu en booking, og din rejse forbliver, som den er.',
  changeTooLate: 'Datoerne for denne rejse kan ikke længere ændres.',
  changeLoading: 'Din rejse indlæses',
  changeNew: 'Ny samlet pris',
  changeOld: 'Din rejses pris nu',
  changeFee: 'Omkostning ved afbestilling',
  changeRefund: 'Refusion for den',
  changeFree: 'Gratis',
  changeNothing: 'Intet',
  changeMore: 'Det betaler du i sidste ende ud over det, du får tilbage',
  changeLess: 'Det får du tilbage i sidste ende',
  changeTerms: 'Din rejse kan afbestilles gratis indtil {when}.',
  changeNonRefundable:
    'Din rejse er uden refusion: Hele prisen på {amount} beholdes, og de nye datoer betales oveni.',
  changedPending: 'Din rejse {number} er ved at blive afbestilt. Refusionen fremgår af en særskilt e-mail.',
  changedRefund:
    'Din rejse {number} blev afbestilt: Refusionen på {amount} sker på samme måde, som du betalte.',
  changedNothing: 'Din rejse {number} blev afbestilt. Der er ingen refusion for den.',
  changedRefused:
    'Hotellet har endnu ikke afbestilt din rejse {number}. Vi har fået besked og skriver til dig; du skal ikke gøre noget.',
  changedTo: 'Datoerne for denne rejse er ændret: Den er nu rejse {number}.',
}
