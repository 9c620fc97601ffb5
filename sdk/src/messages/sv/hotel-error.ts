export const messages = {
  awkward: 'Det här var pinsamt. Något verkar ha gått fel.',
  awkwardHint: 'Klicka på Ladda om så försöker vi igen.',
  moreHotels: 'Se fler hotell',
  refresh: 'Ladda om',
}
