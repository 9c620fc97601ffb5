export const messages = {
  photosOf: 'Fotografias de {name}',
  photoAt: 'Fotografia {number} de {count}',
  previousPhoto: 'Fotografia anterior',
  nextPhoto: 'Fotografia seguinte',
}
