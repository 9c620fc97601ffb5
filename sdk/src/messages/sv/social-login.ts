export const messages = {
  or: 'eller',
  with: 'Fortsätt med {name}',
  leaving: 'Ett ögonblick: du skickas vidare till {name}',
  'problem.refused':
    'Du är inte inloggad: den andra tjänsten fick inte tala om för oss vem du är. Du kan försöka igen eller använda din e-postadress.',
  'problem.no-email': 'Det kontot har ingen bekräftad e-postadress. Registrera dig med din egen.',
  'problem.known-email': 'Du har redan ett konto med den här e-postadressen. Logga in med ditt lösenord.',
  'problem.failed': 'Inloggningen fungerade inte. Försök igen eller använd din e-postadress.',
  registration: 'Registrera dig',
  forgot_password: 'Glömt lösenordet?',
  platformLead: 'Du loggar in på en annan sida och kommer sedan tillbaka hit.',
  passkey: 'Logga in med en lösennyckel',
  passkeyCancelled: 'Lösennyckeln användes inte. Du kan försöka igen eller logga in med ditt lösenord.',
  passkeyRefused: 'Den här lösennyckeln gäller inte här. Logga in med ditt lösenord.',
  passkeyImpossible:
    'Den här enheten kan inte använda en lösennyckel på den här sidan. Logga in med ditt lösenord.',
}
