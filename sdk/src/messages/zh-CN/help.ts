export const messages = {
  help: '帮助',
  'link.contact': '联系我们',
  'link.review': '查看/取消预订',
  'link.flights': '查看/取消机票',
  'link.cars': '查看/取消租车',
  'link.faq': '常见问题',
  'link.privacy': '隐私政策',
  'link.terms': '条款与条件',
  'link.search': '搜索',
}
