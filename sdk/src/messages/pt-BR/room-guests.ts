export const messages = {
  lead: 'Cada quarto fica em um nome. Mude onde outra pessoa for se hospedar.',
  leadOther: 'O hotel espera os hóspedes citados aqui. A confirmação e o recibo são enviados a você.',
  guest: 'Hóspede',
  childrenAges: 'Crianças',
  childrenLead: 'A idade no dia do check-in. O hotel é avisado e pode deixar uma cama pronta.',
  childAge: 'Idade da criança {number}',
  addChild: 'Adicionar uma criança',
  removeChild: 'Remover a última criança',
  guestOfRoom: 'Hóspede do quarto {room}',
}
