export const messages = {
  awkward: 'Das ist uns unangenehm: Hier ist etwas schiefgegangen.',
  awkwardHint: 'Laden Sie neu, und wir versuchen es noch einmal.',
  moreHotels: 'Weitere Hotels ansehen',
  refresh: 'Neu laden',
}
