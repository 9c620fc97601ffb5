export const messages = {
  title: 'Perdi o meu número da viagem',
  lead: 'Introduza o e-mail com que reservou. Enviamos para lá as suas viagens próximas e recentes, com os seus números.',
  email: 'E-mail',
  send: 'Enviar os números da viagem',
  sending: 'Um momento',
  sentTitle: 'Veja o seu correio',
  sent: 'Se aqui foram reservadas viagens com {email}, os seus números estão a caminho.',
  nothing:
    'Nada chegou ao fim de alguns minutos? Veja a pasta de correio não solicitado ou experimente outro e-mail que possa ter usado.',
  another: 'Experimentar outro e-mail',
  back: 'Voltar a Ver/cancelar reservas',
}
