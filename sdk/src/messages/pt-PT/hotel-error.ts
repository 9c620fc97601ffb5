export const messages = {
  awkward: 'Que situação. Parece que algo correu mal.',
  awkwardHint: 'Clique no botão de atualizar e tentamos outra vez.',
  moreHotels: 'Ver mais hotéis',
  refresh: 'Atualizar',
}
