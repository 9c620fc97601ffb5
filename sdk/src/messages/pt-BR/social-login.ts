export const messages = {
  or: 'ou',
  with: 'Continuar com {name}',
  leaving: 'Um momento: você segue para {name}',
  'problem.refused':
    'Você não entrou: o outro serviço não teve permissão para nos dizer quem você é. Tente novamente ou use seu e-mail.',
  'problem.no-email': 'Essa conta não tem um e-mail confirmado. Cadastre-se com o seu.',
  'problem.known-email': 'Você já tem uma conta com este e-mail. Entre com sua senha.',
  'problem.failed': 'Esse acesso não funcionou. Tente novamente ou use seu e-mail.',
  registration: 'Cadastre-se',
  forgot_password: 'Esqueceu a senha?',
  platformLead: 'Você entra em outra página e volta para cá.',
  passkey: 'Entrar com uma chave de acesso',
  passkeyCancelled: 'A chave de acesso não foi usada. Tente novamente ou entre com sua senha.',
  passkeyRefused: 'Esta chave de acesso não funciona aqui. Entre com sua senha.',
  passkeyImpossible: 'Este aparelho não pode usar uma chave de acesso nesta página. Entre com sua senha.',
}
