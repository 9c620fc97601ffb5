export const messages = { login: 'Log In', account: 'My Account', logout: 'Log Out' }
