export const messages = {
  or: 'of',
  with: 'Doorgaan met {name}',
  leaving: 'Een ogenblik: u gaat verder naar {name}',
  'problem.refused':
    'U bent niet ingelogd: de andere dienst mocht ons niet vertellen wie u bent. U kunt het opnieuw proberen of uw e-mailadres gebruiken.',
  'problem.no-email': 'Dat account heeft geen bevestigd e-mailadres. Registreer u met het uwe.',
  'problem.known-email': 'U hebt al een account met dit e-mailadres. Log in met uw wachtwoord.',
  'problem.failed': 'Dat inloggen is niet gelukt. Probeer het opnieuw of gebruik uw e-mailadres.',
  registration: 'Registreren',
  forgot_password: 'Wachtwoord vergeten?',
  platformLead: 'U logt op een andere pagina in en komt hier terug.',
  passkey: 'Inloggen met een passkey',
  passkeyCancelled: 'De passkey is niet gebruikt. U kunt het opnieuw proberen of met uw wachtwoord inloggen.',
  passkeyRefused: 'Deze passkey werkt hier niet. Log in met uw wachtwoord.',
  passkeyImpossible: 'Dit apparaat kan op deze pagina geen passkey gebruiken. Log in met uw wachtwoord.',
}
