export const messages = {
  nextTrip: 'رحلتك القادمة',
  recorded: 'سجلّها موجود في محفظتك.',
  moreTrips: {
    zero: '{count} رحلة أخرى',
    one: 'رحلة واحدة أخرى',
    two: 'رحلتان أخريان',
    few: '{count} رحلات أخرى',
    many: '{count} رحلة أخرى',
    other: '{count} رحلة أخرى',
  },
}
