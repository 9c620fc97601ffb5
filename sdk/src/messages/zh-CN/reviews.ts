export const messages = {
  reviewsOf: '{name} 的住客点评',
  reviewPages: '点评分页',
  reviewSort: '点评排序',
  newest: '最新',
  best: '评分最高',
  worst: '评分最低',
  noReviews: '此住宿暂无点评',
  loadingReviews: '正在加载点评',
  reviewsFailed: '无法加载点评。',
  pros: '优点',
  cons: '缺点',
}
