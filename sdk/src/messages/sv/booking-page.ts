export const messages = {
  booking: 'Boka din vistelse',
  newSearch: 'Ny sökning',
  reservation: 'Min bokning',
  close: 'Stäng',
}
