export const messages = {
  awkward: 'Dette var pinlig. Noe ser ut til å ha gått galt.',
  awkwardHint: 'Klikk på Last inn på nytt, så prøver vi igjen.',
  moreHotels: 'Se flere hoteller',
  refresh: 'Last inn på nytt',
}
