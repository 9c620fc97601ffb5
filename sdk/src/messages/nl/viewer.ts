export const messages = {
  photosOf: 'Foto’s van {name}',
  photoAt: 'Foto {number} van {count}',
  previousPhoto: 'Vorige foto',
  nextPhoto: 'Volgende foto',
}
