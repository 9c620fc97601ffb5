export const messages = {
  title: 'Jeg har mistet mit rejsenummer',
  lead: 'Indtast den e-mail, du bookede med. Vi sender dine kommende og seneste rejser dertil med deres numre.',
  email: 'E-mail',
  send: 'Send mine rejsenumre',
  sending: 'Et øjeblik',
  sentTitle: 'Se i din mail',
  sent: 'Hvis der er booket rejser med {email} her, er deres numre på vej dertil.',
  nothing:
    'Er der ikke kommet noget efter et par minutter? Se i spammappen, eller prøv en anden e-mail, du kan have brugt.',
  another: 'Prøv en anden e-mail',
  back: 'Tilbage til Se/afbestil reservationer',
}
