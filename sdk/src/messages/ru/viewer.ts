export const messages = {
  photosOf: 'Фото: {name}',
  photoAt: 'Фото {number} из {count}',
  previousPhoto: 'Предыдущее фото',
  nextPhoto: 'Следующее фото',
}
