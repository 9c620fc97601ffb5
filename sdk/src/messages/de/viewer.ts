export const messages = {
  photosOf: 'Fotos von {name}',
  photoAt: 'Foto {number} von {count}',
  previousPhoto: 'Voriges Foto',
  nextPhoto: 'Nächstes Foto',
}
