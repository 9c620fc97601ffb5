export const messages = {
  offline: 'Está sem ligação.',
  offlineHint: 'Isto continua sozinho assim que a ligação voltar.',
  NETWORK: 'Não conseguimos chegar ao servidor. Verifique a sua ligação.',
  TIMEOUT: 'Isto demora mais do que devia. Tente novamente.',
  SERVER_ERROR: 'Algo correu mal no servidor.',
  tryAgain: 'Tentar novamente',
}
