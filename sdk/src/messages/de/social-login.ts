export const messages = {
  or: 'oder',
  with: 'Weiter mit {name}',
  leaving: 'Einen Moment: Es geht weiter zu {name}',
  'problem.refused':
    'Sie sind nicht angemeldet: Der andere Dienst durfte uns nicht sagen, wer Sie sind. Versuchen Sie es erneut, oder nutzen Sie Ihre E-Mail-Adresse.',
  'problem.no-email':
    'Dieses Konto hat keine bestätigte E-Mail-Adresse. Bitte registrieren Sie sich mit Ihrer.',
  'problem.known-email':
    'Sie haben bereits ein Konto mit dieser E-Mail-Adresse. Bitte melden Sie sich mit Ihrem Passwort an.',
  'problem.failed':
    'Diese Anmeldung hat nicht funktioniert. Versuchen Sie es erneut, oder nutzen Sie Ihre E-Mail-Adresse.',
  registration: 'Registrieren',
  forgot_password: 'Passwort vergessen?',
  platformLead: 'Sie melden sich auf einer anderen Seite an und kommen hierher zurück.',
  passkey: 'Mit Passkey anmelden',
  passkeyCancelled:
    'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut, oder melden Sie sich mit Ihrem Passwort an.',
  passkeyRefused: 'Dieser Passkey gilt hier nicht. Bitte melden Sie sich mit Ihrem Passwort an.',
  passkeyImpossible:
    'Dieses Gerät kann auf dieser Seite keinen Passkey verwenden. Bitte melden Sie sich mit Ihrem Passwort an.',
}
