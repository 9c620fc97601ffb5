export const messages = {
  help: 'المساعدة',
  'link.contact': 'اتصل بنا',
  'link.review': 'عرض الحجوزات أو إلغاؤها',
  'link.flights': 'عرض حجوزات الطيران أو إلغاؤها',
  'link.cars': 'عرض حجوزات السيارات أو إلغاؤها',
  'link.faq': 'الأسئلة الشائعة',
  'link.privacy': 'سياسة الخصوصية',
  'link.terms': 'الشروط والأحكام',
  'link.search': 'بحث',
}
