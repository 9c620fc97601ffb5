export const messages = {
  changeTitle: 'Die Daten dieser Reise ändern?',
  changeLead:
    'Sie wählen neue Daten im {hotel} und bezahlen sie; erst dann wird diese Reise storniert. Bis dahin ändert sich an ihr nichts.',
  changeKeep: 'Meine Daten behalten',
  changeChoose: 'Neue Daten wählen',
  changeChooseAnyway: 'Neue Daten ohne Erstattung wählen',
  changing: 'Sie ändern die Reise {number}',
  changeFrom: 'Jetzt gebucht: {checkIn} bis {checkOut}.',
  changePick: 'Wählen Sie unten Ihre neuen Daten und ein Zimmer.',
  changeNext: 'So viel kostet die Änderung:',
  changeStay: 'Reise so lassen, wie sie ist',
  changeElsewhere:
    'Dies ist ein anderes Hotel: Ein Zimmer hier ist eine weitere Buchung, und Ihre Reise bleibt, wie sie ist.',
  changeTooLate: 'Die Daten dieser Reise lassen sich nicht mehr ändern.',
  changeLoading: 'Ihre Reise wird geladen',
  changeNew: 'Neuer Gesamtpreis',
  changeOld: 'Jetziger Preis Ihrer Reise',
  changeFee: 'Kosten der Stornierung',
  changeRefund: 'Dafür erstattet',
  changeFree: 'Kostenlos',
  changeNothing: 'Nichts',
  changeMore: 'Das zahlen Sie am Ende zusätzlich zur Erstattung',
  changeLess: 'Das erhalten Sie am Ende zurück',
  changeTerms: 'Die Stornierung Ihrer Reise ist bis {when} kostenlos.',
  changeNonRefundable:
    'Ihre Reise wird nicht erstattet: Ihr ganzer Preis von {amount} wird einbehalten, und die neuen Daten kommen hinzu.',
  changedPending: 'Ihre Reise {number} wird storniert. Was erstattet wird, sagt Ihnen eine eigene E-Mail.',
  changedRefund: 'Ihre Reise {number} wurde storniert: {amount} werden so erstattet, wie Sie bezahlt haben.',
  changedNothing: 'Ihre Reise {number} wurde storniert. Dafür wird nichts erstattet.',
  changedRefused:
    'Das Hotel hat Ihre Reise {number} noch nicht storniert. Wir wissen davon und schreiben Ihnen; Sie müssen nichts tun.',
  changedTo: 'Die Daten dieser Reise wurden geändert: Sie ist jetzt die Reise {number}.',
}
