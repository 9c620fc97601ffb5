export const messages = {
  photosOf: '{name} fotoğrafları',
  photoAt: 'Fotoğraf {number} / {count}',
  previousPhoto: 'Önceki fotoğraf',
  nextPhoto: 'Sonraki fotoğraf',
}
