export const messages = {
  or: 'ou',
  with: 'Continuar com {name}',
  leaving: 'Um momento: segue para {name}',
  'problem.refused':
    'Não iniciou sessão: o outro serviço não teve permissão para nos dizer quem é. Pode tentar novamente ou usar o seu e-mail.',
  'problem.no-email': 'Essa conta não tem um e-mail confirmado. Registe-se com o seu.',
  'problem.known-email': 'Já tem uma conta com este e-mail. Inicie sessão com a sua palavra-passe.',
  'problem.failed': 'Esse início de sessão não funcionou. Tente novamente ou use o seu e-mail.',
  registration: 'Registar-se',
  forgot_password: 'Esqueceu-se da palavra-passe?',
  platformLead: 'Inicia sessão noutra página e volta aqui.',
  passkey: 'Iniciar sessão com uma chave de acesso',
  passkeyCancelled:
    'A chave de acesso não foi usada. Pode tentar novamente ou iniciar sessão com a sua palavra-passe.',
  passkeyRefused: 'Esta chave de acesso não funciona aqui. Inicie sessão com a sua palavra-passe.',
  passkeyImpossible:
    'Este dispositivo não pode usar uma chave de acesso nesta página. Inicie sessão com a sua palavra-passe.',
}
