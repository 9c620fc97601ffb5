export const messages = {
  title: 'Ich habe meine Reisenummer verloren',
  lead: 'Geben Sie die E-Mail-Adresse Ihrer Buchung ein. Wir senden Ihre kommenden und jüngsten Reisen mit ihren Nummern dorthin.',
  email: 'E-Mail',
  send: 'Meine Reisenummern senden',
  sending: 'Einen Moment',
  sentTitle: 'Sehen Sie in Ihr Postfach',
  sent: 'Wenn hier mit {email} Reisen gebucht wurden, sind ihre Nummern dorthin unterwegs.',
  nothing:
    'Nach ein paar Minuten nichts da? Sehen Sie im Spam-Ordner nach, oder versuchen Sie eine andere Adresse, die Sie genutzt haben könnten.',
  another: 'Andere Adresse versuchen',
  back: 'Zurück zu Reservierung ansehen/stornieren',
}
