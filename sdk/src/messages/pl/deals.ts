export const messages = {
  dealTitle: 'Oszczędź do 60% z kodem promocyjnym',
  dealHint: 'Nie masz kodu? Członkowie widzą oferty od razu.',
  dealCode: 'Kod promocyjny',
  enterDealCode: 'Wpisz kod promocyjny',
  applyCode: 'Zastosuj',
  signUp: 'Zarejestruj się',
}
