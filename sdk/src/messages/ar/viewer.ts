export const messages = {
  photosOf: 'صور {name}',
  photoAt: 'الصورة {number} من {count}',
  previousPhoto: 'الصورة السابقة',
  nextPhoto: 'الصورة التالية',
}
