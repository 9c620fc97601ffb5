export const messages = {
  login: '登录',
  account: '我的账户',
  logout: '退出登录',
}
