export const messages = {
  noRates: '真遗憾！这家酒店很快就订满了。他们的床品一定格外舒适。',
  noRatesHint: '请点击“刷新”，我们会尽力为您找到一间客房。',
  refresh: '刷新',
  ratesFailed: '我们无法向这家酒店查询客房。',
  ratesFailedHint: '与酒店的连接暂时中断；可能仍有空余客房。请重试。',
}
