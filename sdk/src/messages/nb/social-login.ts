export const messages = {
  or: 'eller',
  with: 'Fortsett med {name}',
  leaving: 'Et øyeblikk: Du sendes videre til {name}',
  'problem.refused':
    'Du er ikke logget inn: Den andre tjenesten fikk ikke fortelle oss hvem du er. Du kan prøve igjen eller bruke e-postadressen din.',
  'problem.no-email': 'Den kontoen har ingen bekreftet e-postadresse. Registrer deg med din egen.',
  'problem.known-email': 'Du har allerede en konto med denne e-postadressen. Logg inn med passordet ditt.',
  'problem.failed': 'Innloggingen fungerte ikke. Prøv igjen, eller bruk e-postadressen din.',
  registration: 'Registrer deg',
  forgot_password: 'Glemt passord?',
  platformLead: 'Du logger inn på en annen side og kommer tilbake hit.',
  passkey: 'Logg inn med en tilgangsnøkkel',
  passkeyCancelled: 'Tilgangsnøkkelen ble ikke brukt. Du kan prøve igjen eller logge inn med passordet ditt.',
  passkeyRefused: 'Denne tilgangsnøkkelen fungerer ikke her. Logg inn med passordet ditt.',
  passkeyImpossible:
    'Denne enheten kan ikke bruke en tilgangsnøkkel på denne siden. Logg inn med passordet ditt.',
}
