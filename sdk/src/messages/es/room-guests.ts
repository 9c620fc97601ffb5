export const messages = {
  lead: 'Cada habitación se guarda a un nombre. Cámbielo donde se aloje otra persona.',
  leadOther:
    'El hotel espera a los huéspedes que figuran aquí. La confirmación y el recibo se le envían a usted.',
  guest: 'Huésped',
  childrenAges: 'Niños',
  childrenLead: 'Su edad el día de la entrada. Se comunica al hotel, que puede tener una cama lista.',
  childAge: 'Edad del niño {number}',
  addChild: 'Añadir un niño',
  removeChild: 'Quitar el último niño',
  guestOfRoom: 'Huésped de la habitación {room}',
}
