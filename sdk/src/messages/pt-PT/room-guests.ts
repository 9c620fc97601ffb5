export const messages = {
  lead: 'Cada quarto fica num nome. Mude-o onde outra pessoa se hospedar.',
  leadOther: 'O hotel espera os hóspedes aqui indicados. A confirmação e o recibo são-lhe enviados a si.',
  guest: 'Hóspede',
  childrenAges: 'Crianças',
  childrenLead: 'A idade no dia da entrada. O hotel é informado e pode ter uma cama pronta.',
  childAge: 'Idade da criança {number}',
  addChild: 'Adicionar uma criança',
  removeChild: 'Remover a última criança',
  guestOfRoom: 'Hóspede do quarto {room}',
}
