export const messages = {
  nothingFree: 'Nenhum hotel em {place} tem um quarto de {from} a {to}. Escolha outras datas.',
  tryAgain: 'Tentar novamente',
  noHotels: 'nenhum hotel encontrado',
  past: 'Está a viver no passado!',
  pastHint: 'Verifique as suas datas',
}
