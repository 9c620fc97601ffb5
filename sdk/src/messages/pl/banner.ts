export const messages = {
  signUpBanner: 'Zarejestruj się i odkryj jeszcze lepsze oferty i większe oszczędności!',
  signUp: 'Zarejestruj się',
}
