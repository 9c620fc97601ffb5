export const messages = {
  nights: { one: '{count} noite', other: '{count} noites' },
  roomCount: { one: '{count} quarto', other: '{count} quartos' },
  guestCount: { one: '{count} hóspede', other: '{count} hóspedes' },
}
