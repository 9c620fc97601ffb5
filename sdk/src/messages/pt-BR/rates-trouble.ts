export const messages = {
  noRates: 'Poxa! Este hotel lotou rápido. As camas devem ser muito boas.',
  noRatesHint: 'Clique no botão de atualizar e faremos nossa mágica para achar um quarto para você.',
  refresh: 'Atualizar',
  ratesFailed: 'Não conseguimos perguntar a este hotel sobre os quartos.',
  ratesFailedHint:
    'A linha com ele caiu por um momento; os quartos podem muito bem estar livres. Tente novamente.',
}
