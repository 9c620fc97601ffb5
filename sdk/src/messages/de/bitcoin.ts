export const messages = {
  paying: 'Ihr Angebot wird vorbereitet',
  bitcoinLead: 'Sie erhalten eine Adresse und einen Betrag in Bitcoin, die zehn Minuten gelten.',
  sendExactly: 'Senden Sie genau',
  stillMissing: 'Es fehlen noch',
  received: '{amount} sind angekommen.',
  left: 'verbleiben für dieses Angebot',
  qr: 'QR-Code der Zahlungsaufforderung',
  copyAddress: 'Adresse kopieren',
  copied: 'Die Adresse ist kopiert.',
  copyFailed: 'Die Adresse konnte nicht kopiert werden. Bitte markieren Sie sie.',
  openWallet: 'In einem Wallet öffnen',
  watching:
    'Wir achten auf die Überweisung und buchen das Zimmer, sobald sie ankommt. Lassen Sie diese Seite geöffnet.',
  checkAgain: 'Erneut prüfen',
  expired: 'Ihre Bitcoin-Überweisung ist abgelaufen',
  expiredLead: 'Angebote gelten zehn Minuten. Es wurde nichts abgebucht.',
  sentBack:
    '{amount} sind angekommen, das ist zu wenig. Der Betrag steht Ihnen zu: Eine E-Mail sagt, wie Sie ihn zurückerhalten.',
  payOtherwise: 'Anders bezahlen',
  ended: 'Diese Zahlung ist beendet. Bitte senden Sie nichts mehr an ihre Adresse.',
  notEnded: 'Die Zahlung konnte nicht beendet werden. Bitte versuchen Sie es erneut.',
  startAgain: 'Neue Zahlung beginnen',
  expiredTooLate:
    'Angebote gelten zehn Minuten. Was zu spät ankam, steht Ihnen zu: Eine E-Mail sagt, wie Sie es zurückerhalten.',
}
