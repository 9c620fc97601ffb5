export const messages = {
  paying: 'Preparando sua cotação',
  bitcoinLead: 'Você recebe um endereço e um valor em bitcoin, válidos por dez minutos.',
  sendExactly: 'Envie exatamente',
  stillMissing: 'Ainda falta',
  received: '{amount} chegou.',
  left: 'restam desta cotação',
  qr: 'Código QR do pedido de pagamento',
  copyAddress: 'Copiar endereço',
  copied: 'O endereço foi copiado.',
  copyFailed: 'Não foi possível copiar o endereço. Selecione-o, por favor.',
  openWallet: 'Abrir em uma carteira',
  watching:
    'Acompanhamos a transferência e reservamos o quarto quando ela chegar. Mantenha esta página aberta.',
  checkAgain: 'Verificar novamente',
  expired: 'Sua transferência de bitcoin expirou',
  expiredLead: 'As cotações valem dez minutos. Nada foi cobrado.',
  sentBack:
    '{amount} chegou, o que é pouco. Devemos esse valor a você: um e-mail explica como recebê-lo de volta.',
  payOtherwise: 'Pagar de outra forma',
  ended: 'Este pagamento terminou. Não envie mais nada para o endereço dele.',
  notEnded: 'Não foi possível encerrar o pagamento. Tente novamente.',
  startAgain: 'Iniciar um novo pagamento',
  expiredTooLate:
    'As cotações valem dez minutos. Devemos a você o que chegou tarde demais: um e-mail explica como recebê-lo de volta.',
}
