export const messages = {
  signUpBanner: 'سجّل لتحصل على عروض أفضل وتوفير أكبر!',
  signUp: 'التسجيل',
}
