export const messages = {
  lead: 'Her oda bir ad altında tutulur. Girişi başka biri yapacaksa değiştirin.',
  leadOther: 'Otel burada adı geçen misafirleri bekler. Onay ve makbuz size gönderilir.',
  guest: 'Misafir',
  childrenAges: 'Çocuklar',
  childrenLead: 'Giriş günündeki yaşları. Otele bildirilir ve otel bir yatak hazırlayabilir.',
  childAge: '{number}. çocuğun yaşı',
  addChild: 'Çocuk ekle',
  removeChild: 'Son çocuğu kaldır',
  guestOfRoom: '{room}. odanın misafiri',
}
