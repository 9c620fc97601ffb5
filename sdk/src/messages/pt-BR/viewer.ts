export const messages = {
  photosOf: 'Fotos de {name}',
  photoAt: 'Foto {number} de {count}',
  previousPhoto: 'Foto anterior',
  nextPhoto: 'Próxima foto',
}
