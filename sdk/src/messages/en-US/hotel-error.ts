export const messages = {
  awkward: 'This is awkward. Looks like something went wrong.',
  awkwardHint: "Hit the refresh button and we'll try this again.",
  moreHotels: 'Check out more Hotels',
  refresh: 'Refresh',
}
