export const messages = {
  awkward: 'Det var pinligt. Noget ser ud til at være gået galt.',
  awkwardHint: 'Klik på Genindlæs, så prøver vi igen.',
  moreHotels: 'Se flere hoteller',
  refresh: 'Genindlæs',
}
