export const messages = {
  photosOf: 'Fotos af {name}',
  photoAt: 'Foto {number} af {count}',
  previousPhoto: 'Forrige foto',
  nextPhoto: 'Næste foto',
}
