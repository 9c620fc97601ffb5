export const messages = {
  title: 'Perdi o número da viagem',
  lead: 'Digite o e-mail usado na reserva. Enviamos para ele suas viagens próximas e recentes, com seus números.',
  email: 'E-mail',
  send: 'Enviar os números da viagem',
  sending: 'Um momento',
  sentTitle: 'Veja seu e-mail',
  sent: 'Se viagens foram reservadas aqui com {email}, os números delas estão a caminho.',
  nothing:
    'Nada chegou depois de alguns minutos? Veja a pasta de spam ou tente outro e-mail que você possa ter usado.',
  another: 'Tentar outro e-mail',
  back: 'Voltar para Ver/cancelar reservas',
}
