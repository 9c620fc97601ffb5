export const messages = {
  lead: 'Każdy pokój jest zarezerwowany na nazwisko. Zmień je, jeśli zamelduje się ktoś inny.',
  leadOther: 'Hotel oczekuje wymienionych tu gości. Potwierdzenie i rachunek wyślemy do Ciebie e-mailem.',
  guest: 'Gość',
  childrenAges: 'Dzieci',
  childrenLead: 'Ich wiek w dniu zameldowania. Przekażemy go hotelowi, aby mógł przygotować łóżko.',
  childAge: 'Wiek dziecka {number}',
  addChild: 'Dodaj dziecko',
  removeChild: 'Usuń ostatnie dziecko',
  guestOfRoom: 'Gość w pokoju {room}',
}
