export const messages = {
  changeTitle: 'Vil du endre datoene for denne reisen?',
  changeLead:
    'Du velger nye datoer på {hotel} og betaler for dem; først da avbestilles denne reisen. Inntil da skjer det ingenting med den.',
  changeKeep: 'Behold datoene mine',
  changeChoose: 'Velg nye datoer',
  changeChooseAnyway: 'Velg nye datoer uten refusjon',
  changing: 'Du endrer reise {number}',
  changeFrom: 'Bestilt nå: {checkIn} til {checkOut}.',
  changePick: 'Velg de nye datoene og et rom nedenfor.',
  changeNext: 'Dette koster endringen:',
  changeStay: 'Behold reisen som den er',
  changeElsewhere:
    'Dette er et annet hotell: Et rom her er enda en bestilling, og reisen din forblir som den er.',
  changeTooLate: 'Datoene for denne reisen kan ikke lenger endres.',
  changeLoading: 'Reisen din lastes inn',
  changeNew: 'Ny totalpris',
  changeOld: 'Prisen på reisen din nå',
  changeFee: 'Kostnad for avbestillingen',
  changeRefund: 'Refusjon for den',
  changeFree: 'Gratis',
  changeNothing: 'Ingenting',
  changeMore: 'Dette betaler du til slutt, utover det du får tilbake',
  changeLess: 'Dette får du tilbake til slutt',
  changeTerms: 'Reisen din kan avbestilles gratis til {when}.',
  changeNonRefundable:
    'Reisen din er uten refusjon: Hele prisen på {amount} beholdes, og de nye datoene betales i tillegg.',
  changedPending: 'Reisen din {number} blir avbestilt. En egen e-post forteller om refusjonen.',
  changedRefund:
    'Reisen din {number} ble avbestilt: Refusjonen på {amount} skjer på samme måte som du betalte.',
  changedNothing: 'Reisen din {number} ble avbestilt. Det gis ingen refusjon for den.',
  changedRefused:
    'Hotellet har ikke avbestilt reisen din {number} ennå. Vi har fått beskjed og skriver til deg; du trenger ikke gjøre noe.',
  changedTo: 'Datoene for denne reisen er endret: Den er nå reise {number}.',
}
