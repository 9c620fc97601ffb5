export const messages = {
  title: 'Nie pamiętam numeru podróży',
  lead: 'Wpisz e-mail podany przy rezerwacji. Wyślemy tam Twoje nadchodzące i ostatnie podróże wraz z numerami.',
  email: 'E-mail',
  send: 'Wyślij moje numery podróży',
  sending: 'Chwileczkę',
  sentTitle: 'Sprawdź pocztę',
  sent: 'Jeśli na adres {email} zarezerwowano tu podróże, ich numery są już w drodze.',
  nothing:
    'Po kilku minutach nadal nic? Zajrzyj do folderu ze spamem albo spróbuj innego adresu, który mógł zostać użyty.',
  another: 'Spróbuj innego adresu',
  back: 'Wróć do „Sprawdź lub anuluj rezerwację”',
}
