export const messages = { where: 'Où allez-vous ?' }
