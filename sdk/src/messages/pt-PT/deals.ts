export const messages = {
  dealTitle: 'Poupe até 60% com um código promocional',
  dealHint: 'Sem código? Os membros veem logo as ofertas.',
  dealCode: 'Código promocional',
  enterDealCode: 'Introduza o seu código promocional',
  applyCode: 'Aplicar',
  signUp: 'Registar-se',
}
