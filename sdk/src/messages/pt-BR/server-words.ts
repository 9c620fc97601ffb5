export const messages = {
  'sort.most_popular': 'Mais populares',
  'sort.price_asc': 'Preço crescente',
  'sort.price_desc': 'Preço decrescente',
  'sort.stars_desc': 'Estrelas',
  'sort.score_desc': 'Nota dos hóspedes',
  'sort.savings': 'Maior economia',
  'amenity.6': 'Internet grátis',
  'amenity.12': 'Não fumantes',
  'amenity.11': 'Acessível',
  'amenity.5': 'Café da manhã grátis',
  'amenity.10': 'Estacionamento grátis',
  'amenity.4': 'Traslado grátis para o aeroporto',
  'amenity.9': 'Academia',
  'amenity.15': 'Piscina',
  'amenity.13': 'Aceita animais',
  'amenity.2': 'Centro de negócios',
  'score.Superb': 'Excepcional',
  'score.Fabulous': 'Fabuloso',
  'score.Very Good': 'Muito bom',
  'score.Good': 'Bom',
  'score.Pleasant': 'Agradável',
  'traveler.Couple': 'Casal',
  'traveler.Family': 'Família',
  'traveler.Solo traveller': 'Viaja sozinho',
  'traveler.Business traveller': 'Viagem a trabalho',
  'traveler.Group of friends': 'Grupo de amigos',
  'Incorrect email or password.': 'E-mail ou senha incorretos.',
  'Incorrect password.': 'Senha incorreta.',
  'This code is not right. Please check it, or ask for a new one.':
    'Este código não está certo. Confira-o ou peça um novo.',
  'This code has expired. Please ask for a new one.': 'Este código expirou. Peça um novo.',
  'Attempt limit exceeded. Please try again after some time.':
    'Muitas tentativas. Tente de novo daqui a pouco.',
  'We do not know this deal code.': 'Não conhecemos este código promocional.',
  'This deal code has expired.': 'Este código promocional expirou.',
  'Your session has ended. Please log in again.': 'Sua sessão terminou. Entre de novo.',
  'This price has expired. Please choose the room again.': 'Este preço expirou. Escolha o quarto de novo.',
  'Unable to find Location': 'Local não encontrado',
  'Your card was declined.': 'Seu cartão foi recusado.',
  'Your card has insufficient funds.': 'Seu cartão não tem saldo suficiente.',
  'Your card has expired.': 'Seu cartão venceu.',
  "Your card's security code is incorrect.": 'O código de segurança do cartão está incorreto.',
  'We could not verify this card with your bank. You were not charged.':
    'Não conseguimos confirmar este cartão com seu banco. Nada foi cobrado.',
  'This payment has ended. Please pay again.': 'Este pagamento terminou. Pague de novo.',
  'The card provider does not answer. Please try again.':
    'O provedor de cartões não responde. Tente de novo.',
  'We are very busy. Please try again in a moment.': 'Estamos muito ocupados. Tente de novo daqui a pouco.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Muitos cartões foram recusados. Tente mais tarde ou pague de outra forma.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Esta tarifa foi oferecida há tempo demais. Escolha uma tarifa de novo.',
  'This rate cannot be read. Please choose a rate again.':
    'Não foi possível ler esta tarifa. Escolha uma tarifa de novo.',
  'The payment was not completed. You were not charged.': 'O pagamento não foi concluído. Nada foi cobrado.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'Seu banco quer confirmar este cartão. Use o formulário de cartão ou outro cartão.',
  'This booking can no longer be cancelled free of charge.':
    'Esta reserva não pode mais ser cancelada sem custo.',
  'This passkey does not work here. Please try another way.':
    'Esta chave de acesso não funciona aqui. Tente de outra forma.',
  'Please log in again to use your saved cards.': 'Entre de novo para usar seus cartões salvos.',
  'Please log in again to change your e-mail address.': 'Entre de novo para alterar seu e-mail.',
  'Please log in again to add a passkey.': 'Entre de novo para adicionar uma chave de acesso.',
  'Please confirm your sign-up with the code we mailed you.':
    'Confirme seu cadastro com o código que enviamos por e-mail.',
  'Please set a new password first: choose "Forgot password".':
    'Defina primeiro uma nova senha em “Esqueci a senha”.',
  'Bitcoin payments are not available now. You were not charged.':
    'Pagamentos em bitcoin não estão disponíveis agora. Nada foi cobrado.',
  'Your transfer has arrived: your room is being booked with it.':
    'Sua transferência chegou: seu quarto está sendo reservado com ela.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Há uma estadia pela frente: cancele-a ou volte quando ela terminar.',
  'These coins were given back. Please choose the room again.':
    'Estas moedas foram devolvidas. Escolha o quarto de novo.',
  'The wallet does not answer. You were not charged.': 'A carteira não responde. Nada foi cobrado.',
  'This contract is not one of ours. Please choose the room again.':
    'Este contrato não é nosso. Escolha o quarto de novo.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Escolha uma imagem: JPEG, PNG, WebP ou GIF',
  'There is no such card.': 'Este cartão não existe mais.',
  RATE_LIMITED: 'Muitas tentativas. Espere um momento e tente de novo.',
}
