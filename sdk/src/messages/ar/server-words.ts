export const messages = {
  'sort.most_popular': 'الأكثر رواجًا',
  'sort.price_asc': 'السعر: من الأقل إلى الأعلى',
  'sort.price_desc': 'السعر: من الأعلى إلى الأقل',
  'sort.stars_desc': 'عدد النجوم',
  'sort.score_desc': 'درجة النزلاء',
  'sort.savings': 'أكبر توفير',
  'amenity.6': 'إنترنت مجاني',
  'amenity.12': 'لغير المدخنين',
  'amenity.11': 'مهيّأ لذوي الإعاقة',
  'amenity.5': 'إفطار مجاني',
  'amenity.10': 'موقف سيارات مجاني',
  'amenity.4': 'نقل مجاني من المطار وإليه',
  'amenity.9': 'مركز لياقة',
  'amenity.15': 'مسبح',
  'amenity.13': 'يُسمح بالحيوانات الأليفة',
  'amenity.2': 'مركز أعمال',
  'score.Superb': 'استثنائي',
  'score.Fabulous': 'رائع',
  'score.Very Good': 'جيد جدًا',
  'score.Good': 'جيد',
  'score.Pleasant': 'لطيف',
  'traveler.Couple': 'زوجان',
  'traveler.Family': 'عائلة',
  'traveler.Solo traveller': 'مسافر منفرد',
  'traveler.Business traveller': 'مسافر لغرض العمل',
  'traveler.Group of friends': 'مجموعة أصدقاء',
  'Incorrect email or password.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Incorrect password.': 'كلمة المرور غير صحيحة.',
  'This code is not right. Please check it, or ask for a new one.':
    'هذا الرمز غير صحيح. يُرجى التحقق منه أو طلب رمز جديد.',
  'This code has expired. Please ask for a new one.': 'انتهت صلاحية هذا الرمز. يُرجى طلب رمز جديد.',
  'Attempt limit exceeded. Please try again after some time.':
    'تجاوزت عدد المحاولات المسموح به. يُرجى المحاولة مرة أخرى بعد قليل.',
  'We do not know this deal code.': 'لا نعرف رمز العرض هذا.',
  'This deal code has expired.': 'انتهت صلاحية رمز العرض هذا.',
  'Your session has ended. Please log in again.': 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
  'This price has expired. Please choose the room again.':
    'انتهت صلاحية هذا السعر. يُرجى اختيار الغرفة مرة أخرى.',
  'Unable to find Location': 'تعذّر العثور على المكان',
  'Your card was declined.': 'رُفضت بطاقتك.',
  'Your card has insufficient funds.': 'رصيد بطاقتك غير كافٍ.',
  'Your card has expired.': 'انتهت صلاحية بطاقتك.',
  "Your card's security code is incorrect.": 'رمز أمان بطاقتك غير صحيح.',
  'We could not verify this card with your bank. You were not charged.':
    'تعذّر علينا التحقق من هذه البطاقة لدى مصرفك. لم يُخصم منك أي مبلغ.',
  'This payment has ended. Please pay again.': 'انتهت عملية الدفع هذه. يُرجى الدفع مرة أخرى.',
  'The card provider does not answer. Please try again.':
    'مزوّد خدمة البطاقات لا يستجيب. يُرجى المحاولة مرة أخرى.',
  'We are very busy. Please try again in a moment.': 'لدينا ضغط كبير الآن. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'رُفضت بطاقات كثيرة. يُرجى المحاولة لاحقًا أو الدفع بطريقة أخرى.',
  'This rate was offered too long ago. Please choose a rate again.':
    'عُرض هذا السعر منذ وقت طويل. يُرجى اختيار سعر مرة أخرى.',
  'This rate cannot be read. Please choose a rate again.': 'تعذّرت قراءة هذا السعر. يُرجى اختيار سعر مرة أخرى.',
  'The payment was not completed. You were not charged.': 'لم تكتمل عملية الدفع. لم يُخصم منك أي مبلغ.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'يريد مصرفك تأكيد هذه البطاقة. يُرجى استخدام نموذج البطاقة أو بطاقة أخرى.',
  'This booking can no longer be cancelled free of charge.': 'لم يعد من الممكن إلغاء هذا الحجز مجانًا.',
  'This passkey does not work here. Please try another way.':
    'مفتاح المرور هذا لا يعمل هنا. يُرجى تجربة طريقة أخرى.',
  'Please log in again to use your saved cards.': 'يُرجى تسجيل الدخول مرة أخرى لاستخدام بطاقاتك المحفوظة.',
  'Please log in again to change your e-mail address.': 'يُرجى تسجيل الدخول مرة أخرى لتغيير بريدك الإلكتروني.',
  'Please log in again to add a passkey.': 'يُرجى تسجيل الدخول مرة أخرى لإضافة مفتاح مرور.',
  'Please confirm your sign-up with the code we mailed you.': 'يُرجى تأكيد تسجيلك بالرمز الذي أرسلناه إليك.',
  'Please set a new password first: choose "Forgot password".':
    'يُرجى تعيين كلمة مرور جديدة أولًا عبر «نسيت كلمة المرور».',
  'Bitcoin payments are not available now. You were not charged.':
    'الدفع بالبيتكوين غير متاح الآن. لم يُخصم منك أي مبلغ.',
  'Your transfer has arrived: your room is being booked with it.': 'وصل تحويلك: يجري حجز غرفتك به.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'لديك إقامة قادمة: ألغِها أو عُد بعد انتهائها.',
  'These coins were given back. Please choose the room again.':
    'أُعيدت هذه العملات. يُرجى اختيار الغرفة مرة أخرى.',
  'The wallet does not answer. You were not charged.': 'المحفظة لا تستجيب. لم يُخصم منك أي مبلغ.',
  'This contract is not one of ours. Please choose the room again.':
    'هذا العقد ليس من عندنا. يُرجى اختيار الغرفة مرة أخرى.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'يُرجى اختيار صورة: JPEG أو PNG أو WebP أو GIF',
  'There is no such card.': 'لم تعد هذه البطاقة موجودة.',
  RATE_LIMITED: 'محاولات كثيرة جدًا. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
}
