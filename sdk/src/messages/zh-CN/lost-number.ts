export const messages = {
  title: '我忘记了行程编号',
  lead: '请输入预订时使用的邮箱。我们会将您即将开始和近期的行程及其编号发送至该邮箱。',
  email: '邮箱',
  send: '发送我的行程编号',
  sending: '请稍候',
  sentTitle: '请查收邮件',
  sent: '如果曾使用 {email} 在此预订行程，其编号正在发送至该邮箱。',
  nothing: '几分钟后仍未收到？请查看垃圾邮件文件夹，或尝试您可能用过的其他邮箱。',
  another: '尝试其他邮箱',
  back: '返回“查看/取消预订”',
}
