export const messages = {
  photosOf: 'Zdjęcia: {name}',
  photoAt: 'Zdjęcie {number} z {count}',
  previousPhoto: 'Poprzednie zdjęcie',
  nextPhoto: 'Następne zdjęcie',
}
