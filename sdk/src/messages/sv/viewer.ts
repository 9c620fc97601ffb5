export const messages = {
  photosOf: 'Foton på {name}',
  photoAt: 'Foto {number} av {count}',
  previousPhoto: 'Föregående foto',
  nextPhoto: 'Nästa foto',
}
