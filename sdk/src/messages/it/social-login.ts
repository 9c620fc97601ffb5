export const messages = {
  or: 'oppure',
  with: 'Continua con {name}',
  leaving: 'Un momento: passa a {name}',
  'problem.refused':
    'Non ha effettuato l’accesso: all’altro servizio non è stato permesso di dirci chi è Lei. Può riprovare o usare la Sua e-mail.',
  'problem.no-email': 'Quell’account non ha un’e-mail confermata. Si registri con la Sua.',
  'problem.known-email': 'Ha già un account con questa e-mail. Acceda con la Sua password.',
  'problem.failed': 'Quell’accesso non ha funzionato. Riprovi o usi la Sua e-mail.',
  registration: 'Registrati',
  forgot_password: 'Password dimenticata?',
  platformLead: 'Accede su un’altra pagina e torna qui.',
  passkey: 'Accedi con una passkey',
  passkeyCancelled: 'La passkey non è stata usata. Può riprovare o accedere con la password.',
  passkeyRefused: 'Questa passkey qui non funziona. Acceda con la password.',
  passkeyImpossible: 'Questo dispositivo non può usare una passkey su questa pagina. Acceda con la password.',
}
