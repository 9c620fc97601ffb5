export const messages = {
  photosOf: 'Foto di {name}',
  photoAt: 'Foto {number} di {count}',
  previousPhoto: 'Foto precedente',
  nextPhoto: 'Foto successiva',
}
