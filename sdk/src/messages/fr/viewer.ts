export const messages = {
  photosOf: 'Photos de {name}',
  photoAt: 'Photo {number} sur {count}',
  previousPhoto: 'Photo précédente',
  nextPhoto: 'Photo suivante',
}
