export const messages = {
  noRates: 'Ora bolas! Este hotel esgotou depressa. As camas devem ser muito boas.',
  noRatesHint: 'Clique no botão de atualizar e fazemos a nossa magia para lhe encontrar um quarto.',
  refresh: 'Atualizar',
  ratesFailed: 'Não conseguimos perguntar a este hotel pelos seus quartos.',
  ratesFailedHint: 'A linha caiu por um momento; os quartos podem bem estar livres. Tente novamente.',
}
