export const messages = {
  or: 'or',
  with: 'Continue with {name}',
  leaving: 'One moment: you go on to {name}',
  refused:
    'You are not logged in: the other service was not allowed to tell us who you are. You can try again or use your e-mail address.',
  'no-email': 'That account has no confirmed e-mail address. Please sign up with yours.',
  'known-email': 'You have an account with this e-mail address already. Please log in with your password.',
  failed: 'That login did not work. Please try again, or use your e-mail address.',
  passkey: 'Log in with a passkey',
  passkeyCancelled: 'The passkey was not used. You can try again, or log in with your password.',
  passkeyRefused: 'This passkey does not work here. Please log in with your password.',
  passkeyImpossible: 'This device cannot use a passkey on this page. Please log in with your password.',
}
