export const messages = {
  sorry: 'عذرًا، حدث خطأ ما هنا.',
  mountAnew: 'حاول مرة أخرى',
}
