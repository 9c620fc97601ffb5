export const messages = {
  photosOf: '{name} 的照片',
  photoAt: '第 {number} 张照片，共 {count} 张',
  previousPhoto: '上一张照片',
  nextPhoto: '下一张照片',
}
