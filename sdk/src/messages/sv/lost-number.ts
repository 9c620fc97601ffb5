export const messages = {
  title: 'Jag har tappat bort mitt resenummer',
  lead: 'Ange den e-postadress du bokade med. Vi mejlar dit dina kommande och senaste resor med deras nummer.',
  email: 'E-post',
  send: 'Skicka mina resenummer',
  sending: 'Ett ögonblick',
  sentTitle: 'Titta i din e-post',
  sent: 'Om resor har bokats med {email} här är deras nummer på väg dit.',
  nothing:
    'Har inget kommit efter några minuter? Titta i skräpposten eller prova en annan e-postadress som du kan ha använt.',
  another: 'Prova en annan e-postadress',
  back: 'Tillbaka till Visa/avboka bokningar',
}
