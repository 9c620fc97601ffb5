export const messages = {
  or: 'lub',
  with: 'Kontynuuj z {name}',
  leaving: 'Chwileczkę: przechodzisz do {name}',
  'problem.refused':
    'Nie zalogowano: inna usługa nie dostała zgody, aby powiedzieć nam, kim jesteś. Spróbuj ponownie lub użyj swojego adresu e-mail.',
  'problem.no-email': 'To konto nie ma potwierdzonego adresu e-mail. Zarejestruj się, podając swój.',
  'problem.known-email': 'Masz już konto z tym adresem e-mail. Zaloguj się hasłem.',
  'problem.failed': 'To logowanie się nie powiodło. Spróbuj ponownie lub użyj swojego adresu e-mail.',
  registration: 'Zarejestruj się',
  forgot_password: 'Nie pamiętasz hasła?',
  platformLead: 'Zalogujesz się na innej stronie i wrócisz tutaj.',
  passkey: 'Zaloguj się kluczem dostępu',
  passkeyCancelled: 'Klucz dostępu nie został użyty. Spróbuj ponownie lub zaloguj się hasłem.',
  passkeyRefused: 'Ten klucz dostępu tu nie działa. Zaloguj się hasłem.',
  passkeyImpossible: 'To urządzenie nie może użyć klucza dostępu na tej stronie. Zaloguj się hasłem.',
}
