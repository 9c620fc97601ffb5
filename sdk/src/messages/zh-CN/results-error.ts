export const messages = {
  nothingFree: '{from} 至 {to} 期间，{place}没有酒店有空余客房。请选择其他日期。',
  tryAgain: '重试',
  noHotels: '未找到酒店',
  past: '您还活在过去！',
  pastHint: '请检查您的日期',
}
