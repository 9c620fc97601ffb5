export const messages = {
  offline: 'Você está sem conexão.',
  offlineHint: 'Isto continua sozinho assim que a conexão voltar.',
  NETWORK: 'Não conseguimos falar com o servidor. Verifique sua conexão.',
  TIMEOUT: 'Está demorando mais do que deveria. Tente novamente.',
  SERVER_ERROR: 'Algo deu errado no servidor.',
  tryAgain: 'Tentar novamente',
}
