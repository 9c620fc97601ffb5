export const messages = { ride: 'Get a ride' }
