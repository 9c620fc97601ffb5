export const messages = { ride: 'Commander une course' }
