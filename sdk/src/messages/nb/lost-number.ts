export const messages = {
  title: 'Jeg har mistet reisenummeret mitt',
  lead: 'Skriv inn e-posten du bestilte med. Vi sender de kommende og siste reisene dine dit, med numrene deres.',
  email: 'E-post',
  send: 'Send reisenumrene mine',
  sending: 'Et øyeblikk',
  sentTitle: 'Se i e-posten din',
  sent: 'Hvis det er bestilt reiser med {email} her, er numrene på vei dit.',
  nothing:
    'Har det ikke kommet noe etter noen minutter? Se i søppelposten, eller prøv en annen e-post du kan ha brukt.',
  another: 'Prøv en annen e-post',
  back: 'Tilbake til Se/avbestill reservasjoner',
}
