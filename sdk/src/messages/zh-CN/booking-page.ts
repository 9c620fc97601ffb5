export const messages = {
  booking: '预订住宿',
  newSearch: '重新搜索',
  reservation: '我的预订',
  close: '关闭',
}
