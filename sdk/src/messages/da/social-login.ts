export const messages = {
  or: 'eller',
  with: 'Fortsæt med {name}',
  leaving: 'Et øjeblik: Du sendes videre til {name}',
  'problem.refused':
    'Du er ikke logget ind: Den anden tjeneste måtte ikke fortælle os, hvem du er. Du kan prøve igen eller bruge din e-mailadresse.',
  'problem.no-email': 'Den konto har ingen bekræftet e-mailadresse. Tilmeld dig med din egen.',
  'problem.known-email': 'Du har allerede en konto med denne e-mailadresse. Log ind med din adgangskode.',
  'problem.failed': 'Det login virkede ikke. Prøv igen, eller brug din e-mailadresse.',
  registration: 'Tilmeld dig',
  forgot_password: 'Glemt adgangskode?',
  platformLead: 'Du logger ind på en anden side og kommer tilbage hertil.',
  passkey: 'Log ind med en adgangsnøgle',
  passkeyCancelled: 'Adgangsnøglen blev ikke brugt. Du kan prøve igen eller logge ind med din adgangskode.',
  passkeyRefused: 'Denne adgangsnøgle virker ikke her. Log ind med din adgangskode.',
  passkeyImpossible: 'Denne enhed kan ikke bruge en adgangsnøgle på denne side. Log ind med din adgangskode.',
}
