export const messages = {
  awkward: '真不好意思，似乎出了点问题。',
  awkwardHint: '请点击“刷新”，我们会再试一次。',
  moreHotels: '查看更多酒店',
  refresh: '刷新',
}
