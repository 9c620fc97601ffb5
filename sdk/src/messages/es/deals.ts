export const messages = {
  dealTitle: 'Ahorre hasta un 60 % con un código promocional',
  dealHint: '¿Sin código? Los miembros ven las ofertas al momento.',
  dealCode: 'Código promocional',
  enterDealCode: 'Introduzca su código promocional',
  applyCode: 'Aplicar',
  signUp: 'Registrarse',
}
