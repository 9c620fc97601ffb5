export const messages = {
  photosOf: 'Foto {name}',
  photoAt: 'Foto {number} dari {count}',
  previousPhoto: 'Foto sebelumnya',
  nextPhoto: 'Foto berikutnya',
}
