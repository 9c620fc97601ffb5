export const messages = {
  photosOf: 'Photos of {name}',
  photoAt: 'Photo {number} of {count}',
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',
}
