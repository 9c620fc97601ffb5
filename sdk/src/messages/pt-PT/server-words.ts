export const messages = {
  'sort.most_popular': 'Mais populares',
  'sort.price_asc': 'Preço crescente',
  'sort.price_desc': 'Preço decrescente',
  'sort.stars_desc': 'Estrelas',
  'sort.score_desc': 'Pontuação dos hóspedes',
  'sort.savings': 'Maior poupança',
  'amenity.6': 'Internet grátis',
  'amenity.12': 'Não fumadores',
  'amenity.11': 'Acessível',
  'amenity.5': 'Pequeno-almoço grátis',
  'amenity.10': 'Estacionamento grátis',
  'amenity.4': 'Transporte grátis para o aeroporto',
  'amenity.9': 'Ginásio',
  'amenity.15': 'Piscina',
  'amenity.13': 'Aceita animais',
  'amenity.2': 'Centro de negócios',
  'score.Superb': 'Excecional',
  'score.Fabulous': 'Fabuloso',
  'score.Very Good': 'Muito bom',
  'score.Good': 'Bom',
  'score.Pleasant': 'Agradável',
  'traveler.Couple': 'Casal',
  'traveler.Family': 'Família',
  'traveler.Solo traveller': 'Viaja sozinho',
  'traveler.Business traveller': 'Viagem de negócios',
  'traveler.Group of friends': 'Grupo de amigos',
  'Incorrect email or password.': 'E-mail ou palavra-passe incorretos.',
  'Incorrect password.': 'Palavra-passe incorreta.',
  'This code is not right. Please check it, or ask for a new one.':
    'Este código não está certo. Verifique-o ou peça um novo.',
  'This code has expired. Please ask for a new one.': 'Este código expirou. Peça um novo.',
  'Attempt limit exceeded. Please try again after some time.':
    'Demasiadas tentativas. Tente novamente dentro de momentos.',
  'We do not know this deal code.': 'Não conhecemos este código promocional.',
  'This deal code has expired.': 'Este código promocional expirou.',
  'Your session has ended. Please log in again.': 'A sua sessão terminou. Inicie sessão novamente.',
  'This price has expired. Please choose the room again.': 'Este preço expirou. Escolha novamente o quarto.',
  'Unable to find Location': 'Local não encontrado',
  'Your card was declined.': 'O seu cartão foi recusado.',
  'Your card has insufficient funds.': 'O seu cartão não tem saldo suficiente.',
  'Your card has expired.': 'O seu cartão expirou.',
  "Your card's security code is incorrect.": 'O código de segurança do cartão está incorreto.',
  'We could not verify this card with your bank. You were not charged.':
    'Não foi possível verificar este cartão junto do seu banco. Nada foi cobrado.',
  'This payment has ended. Please pay again.': 'Este pagamento terminou. Pague novamente.',
  'The card provider does not answer. Please try again.':
    'O prestador de cartões não responde. Tente novamente.',
  'We are very busy. Please try again in a moment.':
    'Estamos muito ocupados. Tente novamente dentro de momentos.',
  'Too many cards were declined. Please try again later, or pay otherwise.':
    'Foram recusados demasiados cartões. Tente mais tarde ou pague de outra forma.',
  'This rate was offered too long ago. Please choose a rate again.':
    'Esta tarifa foi apresentada há demasiado tempo. Escolha novamente uma tarifa.',
  'This rate cannot be read. Please choose a rate again.':
    'Não é possível ler esta tarifa. Escolha novamente uma tarifa.',
  'The payment was not completed. You were not charged.': 'O pagamento não foi concluído. Nada foi cobrado.',
  'Your bank wants to confirm this card. Please use the card form, or another card.':
    'O seu banco quer confirmar este cartão. Utilize o formulário de cartão ou outro cartão.',
  'This booking can no longer be cancelled free of charge.':
    'Esta reserva já não pode ser cancelada gratuitamente.',
  'This passkey does not work here. Please try another way.':
    'Esta chave de acesso não funciona aqui. Tente de outra forma.',
  'Please log in again to use your saved cards.':
    'Inicie sessão novamente para utilizar os seus cartões guardados.',
  'Please log in again to change your e-mail address.': 'Inicie sessão novamente para alterar o seu e-mail.',
  'Please log in again to add a passkey.': 'Inicie sessão novamente para adicionar uma chave de acesso.',
  'Please confirm your sign-up with the code we mailed you.':
    'Confirme o seu registo com o código que lhe enviámos.',
  'Please set a new password first: choose "Forgot password".':
    'Defina primeiro uma nova palavra-passe em «Palavra-passe esquecida».',
  'Bitcoin payments are not available now. You were not charged.':
    'Os pagamentos em bitcoin não estão disponíveis agora. Nada foi cobrado.',
  'Your transfer has arrived: your room is being booked with it.':
    'A sua transferência chegou: o seu quarto está a ser reservado com ela.',
  'There is a stay ahead: cancel it, or come back once it is over.':
    'Há uma estadia marcada: cancele-a ou volte quando tiver terminado.',
  'These coins were given back. Please choose the room again.':
    'Estas moedas foram devolvidas. Escolha novamente o quarto.',
  'The wallet does not answer. You were not charged.': 'A carteira não responde. Nada foi cobrado.',
  'This contract is not one of ours. Please choose the room again.':
    'Este contrato não é nosso. Escolha novamente o quarto.',
  'Please choose a picture: JPEG, PNG, WebP or GIF': 'Escolha uma imagem: JPEG, PNG, WebP ou GIF',
  'There is no such card.': 'Este cartão já não existe.',
  RATE_LIMITED: 'Demasiadas tentativas. Aguarde um momento e tente novamente.',
}
