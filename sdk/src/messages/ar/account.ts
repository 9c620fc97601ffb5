export const messages = {
  login: 'تسجيل الدخول',
  account: 'حسابي',
  logout: 'تسجيل الخروج',
}
