export const messages = {
  nights: {
    one: '{count} noc',
    few: '{count} noce',
    many: '{count} nocy',
    other: '{count} nocy',
  },
  roomCount: {
    one: '{count} pokój',
    few: '{count} pokoje',
    many: '{count} pokoi',
    other: '{count} pokoju',
  },
  guestCount: {
    one: '{count} gość',
    few: '{count} gości',
    many: '{count} gości',
    other: '{count} gościa',
  },
}
