export const messages = {
  awkward: 'Dit is gênant. Er lijkt iets te zijn misgegaan.',
  awkwardHint: 'Klik op de knop Vernieuwen, dan proberen we het nog eens.',
  moreHotels: 'Meer hotels bekijken',
  refresh: 'Vernieuwen',
}
