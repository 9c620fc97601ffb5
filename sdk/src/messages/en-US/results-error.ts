export const messages = {
  nothingFree: 'No hotel in {place} has a room from {from} to {to}. Please choose other dates.',
  tryAgain: 'Try Again',
  noHotels: 'no hotels found',
  past: "You're Living in the Past!",
  pastHint: 'Please Check Your Dates',
}
