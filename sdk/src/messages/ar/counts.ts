export const messages = {
  nights: {
    zero: '{count} ليلة',
    one: 'ليلة واحدة',
    two: 'ليلتان',
    few: '{count} ليالٍ',
    many: '{count} ليلة',
    other: '{count} ليلة',
  },
  roomCount: {
    zero: '{count} غرفة',
    one: 'غرفة واحدة',
    two: 'غرفتان',
    few: '{count} غرف',
    many: '{count} غرفة',
    other: '{count} غرفة',
  },
  guestCount: {
    zero: '{count} نزيل',
    one: 'نزيل واحد',
    two: 'نزيلان',
    few: '{count} نزلاء',
    many: '{count} نزيلًا',
    other: '{count} نزيل',
  },
}
