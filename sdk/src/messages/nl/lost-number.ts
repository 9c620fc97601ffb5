export const messages = {
  title: 'Ik ben mijn reisnummer kwijt',
  lead: 'Vul de e-mail in waarmee u hebt geboekt. We mailen daar uw komende en recente reizen heen, met hun nummers.',
  email: 'E-mail',
  send: 'Mijn reisnummers sturen',
  sending: 'Een ogenblik',
  sentTitle: 'Kijk in uw mail',
  sent: 'Als hier reizen met {email} zijn geboekt, zijn hun nummers onderweg.',
  nothing:
    'Na een paar minuten nog niets? Kijk in de map met ongewenste mail, of probeer een andere e-mail die u gebruikt kunt hebben.',
  another: 'Een andere e-mail proberen',
  back: 'Terug naar Boeking bekijken/annuleren',
}
