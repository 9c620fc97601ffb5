export const messages = {
  'sort.most_popular': 'Más populares',
  'sort.price_asc': 'Precio ascendente',
  'sort.price_desc': 'Precio descendente',
  'sort.stars_desc': 'Estrellas',
  'sort.score_desc': 'Puntuación de huéspedes',
  'sort.savings': 'Mayor ahorro',
  'amenity.6': 'Internet gratis',
  'amenity.12': 'No fumadores',
  'amenity.11': 'Accesible',
  'amenity.5': 'Desayuno gratis',
  'amenity.10': 'Aparcamiento gratis',
  'amenity.4': 'Traslado al aeropuerto gratis',
  'amenity.9': 'Gimnasio',
  'amenity.15': 'Piscina',
  'amenity.13': 'Se admiten mascotas',
  'amenity.2': 'Centro de negocios',
  'score.Superb': 'Excepcional',
  'score.Fabulous': 'Fabuloso',
  'score.Very Good': 'Muy bien',
  'score.Good': 'Bien',
  'score.Pleasant': 'Agradable',
  'traveler.Couple': 'Pareja',
  'traveler.Family': 'Familia',
  'traveler.Solo traveller': 'Viaja por su cuenta',
  'traveler.Business traveller': 'Viaje de negocios',
  'traveler.Group of friends': 'Grupo de amigos',
  'Incorrect email or password.': 'El correo electrónico o la contraseña no son correctos.',
  'Incorrect password.': 'La contraseña no es correcta.',
  'This code is not right. Please check it, or ask for a new one.':
    'Este código no es correcto. Compruébelo o pida uno nuevo.',
  'This code has expired. Please ask for a new one.': 'Este código ha caducado. Pida uno nuevo.',
  'Attempt limit exceeded. Please try again after some time.':
    'Demasiados intentos. Inténtelo de nuevo dentro de un rato.',
  'We do not know this deal code.': 'No conocemos este código promocional.',
  'This deal code has expired.': 'Este código promocional ha caducado.',
  'Your session has ended. Please log in again.': 'Su sesión ha terminado. Inicie sesión de nuevo.',
  'This price has expired. Please choose the room again.':
    'Este precio ha caducado. Elija de nuevo la habitación.',
  'Unable to find Location': 'No se ha encontrado el lugar',
  'Your card was declined.': 'Su tarjeta ha sido rechazada.',
  'Your card has insufficient funds.': 'Su tarjeta no tiene fondos suficientes.',
  'Your card has expired.': 'Su tarjeta ha caducado.',
  "Your card's security code is incorrect.": 'El código de seguridad de su tarjeta no es correcto.',
  'We could not verify this card with your bank. You were not charged.':
    'No hemos podido verificar esta tarjeta con su banco. No se le ha cobrado nada.',
  'This payment has ended. Please pay again.': 'Este pago ha terminado. Pague de nuevo.',
  'The card provider does not answer. Please try again.':
    'El proveedor de tarjetas no responde. Inténtelo de nuevo.',
  'We are very busy. Please try again in a moment.':
    'Tenemos mucha actividad. Inténtelo de nuevo en un momento.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Se han rechazado demasiadas tarjetas. Inténtelo más tarde o pague de otra forma.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Esta tarifa se ofreció hace demasiado tiempo. Elija de nuevo una tarifa.',
  'This rate cannot be read. Please choose a rate again.':
    'Esta tarifa no se puede leer. Elija de nuevo una tarifa.',
  'The payment was not completed. You were not charged.': 'El pago no se completó. No se le ha cobrado nada.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Su banco quiere confirmar esta tarjeta. Use el formulario de tarjeta u otra tarjeta.',
  'This booking can no longer be cancelled free of charge.': 'Esta reserva ya no se puede cancelar gratis.',
  'This passkey does not work here. Please try another way.':
    'Esta clave de acceso no funciona aquí. Pruebe de otra forma.',
  'Please log in again to use your saved cards.': 'Inicie sesión de nuevo para usar sus tarjetas guardadas.',
  'Please log in again to change your e-mail address.':
    'Inicie sesión de nuevo para cambiar su correo electrónico.',
  'Please log in again to add a passkey.': 'Inicie sesión de nuevo para añadir una clave de acceso.',
  'Please confirm your sign-up with the code we mailed you.':
    'Confirme su registro con el código que le hemos enviado.',
  'Please set a new password first: choose "Forgot password".':
    'Elija primero una contraseña nueva con «Contraseña olvidada».',
  'Bitcoin payments are not available now. You were not charged.':
    'Los pagos con bitcoin no están disponibles ahora. No se le ha cobrado nada.',
  'Your transfer has arrived: your room is being booked with it.':
    'Su transferencia ha llegado: estamos reservando su habitación con ella.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Tiene una estancia pendiente: cancélela o vuelva cuando haya terminado.',
  'These coins were given back. Please choose the room again.':
    'Estas monedas se devolvieron. Elija de nuevo la habitación.',
  'The wallet does not answer. You were not charged.': 'El monedero no responde. No se le ha cobrado nada.',
  'This contract is not one of ours. Please choose the room again.':
    'Este contrato no es nuestro. Elija de nuevo la habitación.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Elija una imagen: JPEG, PNG, WebP o GIF',
  'There is no such card.': 'Esta tarjeta ya no existe.',
  RATE_LIMITED: 'Demasiados intentos. Espere un momento e inténtelo de nuevo.',
}
