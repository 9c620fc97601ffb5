export const messages = {
  or: 'o',
  with: 'Continuar con {name}',
  leaving: 'Un momento: pasa usted a {name}',
  'problem.refused':
    'No ha iniciado sesión: al otro servicio no se le permitió decirnos quién es usted. Puede volver a intentarlo o usar su correo electrónico.',
  'problem.no-email': 'Esa cuenta no tiene un correo electrónico confirmado. Regístrese con el suyo.',
  'problem.known-email': 'Ya tiene una cuenta con este correo electrónico. Inicie sesión con su contraseña.',
  'problem.failed': 'Ese inicio de sesión no ha funcionado. Vuelva a intentarlo o use su correo electrónico.',
  registration: 'Registrarse',
  forgot_password: '¿Ha olvidado la contraseña?',
  platformLead: 'Inicia sesión en otra página y vuelve aquí.',
  passkey: 'Iniciar sesión con una clave de acceso',
  passkeyCancelled:
    'La clave de acceso no se ha usado. Puede volver a intentarlo o iniciar sesión con su contraseña.',
  passkeyRefused: 'Esta clave de acceso no funciona aquí. Inicie sesión con su contraseña.',
  passkeyImpossible:
    'Este dispositivo no puede usar una clave de acceso en esta página. Inicie sesión con su contraseña.',
}
