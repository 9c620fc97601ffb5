export const messages = {
  photosOf: 'Bilder av {name}',
  photoAt: 'Bilde {number} av {count}',
  previousPhoto: 'Forrige bilde',
  nextPhoto: 'Neste bilde',
}
