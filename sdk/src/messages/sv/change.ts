export const messages = {
  changeTitle: 'Vill du ändra datum för den här resan?',
  changeLead:
    'Du väljer nya datum på {hotel} och betalar för dem; först då avbokas den här resan. Till dess händer ingenting med den.',
  changeKeep: 'Behåll mina datum',
  changeChoose: 'Välj nya datum',
  changeChooseAnyway: 'Välj nya datum utan återbetalning',
  changing: 'Du ändrar resa {number}',
  changeFrom: 'Bokat nu: {checkIn} till {checkOut}.',
  changePick: 'Välj dina nya datum och ett rum nedan.',
  changeNext: 'Så mycket kostar ändringen:',
  changeStay: 'Behåll resan som den är',
  changeElsewhere:
    'Det här är ett annat hotell: ett rum här är ytterligare en bokning, och din resa förblir som den är.',
  changeTooLate: 'Datumen för den här resan kan inte längre ändras.',
  changeLoading: 'Din resa laddas',
  changeNew: 'Nytt totalpris',
  changeOld: 'Nuvarande pris för din resa',
  changeFee: 'Kostnad för avbokningen',
  changeRefund: 'Återbetalas för den',
  changeFree: 'Gratis',
  changeNothing: 'Inget',
  changeMore: 'Det här betalar du till slut, utöver det du får tillbaka',
  changeLess: 'Det här får du tillbaka till slut',
  changeTerms: 'Din resa kan avbokas gratis till {when}.',
  changeNonRefundable:
    'Din resa återbetalas inte: hela priset på {amount} behålls, och de nya datumen betalas utöver det.',
  changedPending: 'Din resa {number} avbokas. Ett eget mejl berättar vad som återbetalas.',
  changedRefund: 'Din resa {number} avbokades: {amount} återbetalas på samma sätt som du betalade.',
  changedNothing: 'Din resa {number} avbokades. Inget återbetalas för den.',
  changedRefused:
    'Hotellet har inte avbokat din resa {number} ännu. Vi känner till det och skriver till dig; du behöver inte göra något.',
  changedTo: 'Datumen för den här resan har ändrats: den är resa {number} nu.',
}
