export const messages = {
  saveHotel: '收藏',
  savedHotel: '已收藏',
  listFull: '您的清单已满：请先移除一家酒店，再收藏其他酒店。',
  notSaved: '未能收藏，请重试。',
  favorites: '符合您的偏好：{names}',
}
