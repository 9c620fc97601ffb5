export const messages = { where: 'Where to?' }
