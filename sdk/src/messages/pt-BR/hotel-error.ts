export const messages = {
  awkward: 'Que situação. Parece que algo deu errado.',
  awkwardHint: 'Clique no botão de atualizar e tentamos de novo.',
  moreHotels: 'Ver mais hotéis',
  refresh: 'Atualizar',
}
