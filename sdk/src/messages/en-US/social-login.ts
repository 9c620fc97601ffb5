export const messages = {
  or: 'or',
  with: 'Continue with {name}',
  leaving: 'One moment: you go on to {name}',
  'problem.refused':
    'You are not logged in: the other service was not allowed to tell us who you are. You can try again or use your e-mail address.',
  'problem.no-email': 'That account has no confirmed e-mail address. Please sign up with yours.',
  'problem.known-email':
    'You have an account with this e-mail address already. Please log in with your password.',
  registration: 'Sign Up',
  forgot_password: 'Forgot password?',
  platformLead: 'You log in on another page and come back here.',
  'problem.failed': 'That login did not work. Please try again, or use your e-mail address.',
}
