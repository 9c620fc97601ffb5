export const messages = {
  dealTitle: 'Economize até 60% com um código promocional',
  dealHint: 'Sem código? Membros veem as ofertas na hora.',
  dealCode: 'Código promocional',
  enterDealCode: 'Digite seu código promocional',
  applyCode: 'Aplicar',
  signUp: 'Cadastre-se',
}
