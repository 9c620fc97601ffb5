export const messages = {
  lead: '每间客房都以一人的姓名预留。如由他人办理入住，请更改姓名。',
  leadOther: '酒店将接待此处所列的住客。确认邮件和收据会发送给您。',
  guest: '住客',
  childrenAges: '儿童',
  childrenLead: '儿童在入住当天的年龄。我们会告知酒店，以便准备床位。',
  childAge: '儿童 {number} 的年龄',
  addChild: '添加儿童',
  removeChild: '移除最后一名儿童',
  guestOfRoom: '客房 {room} 的住客',
}
