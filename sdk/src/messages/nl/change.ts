export const messages = {
  changeTitle: 'De data van deze reis wijzigen?',
  changeLead:
    'U kiest nieuwe data in {hotel} en betaalt ze; pas dan wordt deze reis geannuleerd. Tot dan gebeurt er niets mee.',
  changeKeep: 'Mijn data behouden',
  changeChoose: 'Nieuwe data kiezen',
  changeChooseAnyway: 'Nieuwe data kiezen zonder terugbetaling',
  changing: 'U wijzigt reis {number}',
  changeFrom: 'Nu geboekt: {checkIn} tot {checkOut}.',
  changePick: 'Kies hieronder uw nieuwe data en een kamer.',
  changeNext: 'Dit kost de wijziging:',
  changeStay: 'Mijn reis laten zoals hij is',
  changeElsewhere:
    'Dit is een ander hotel: een kamer hier is een extra boeking, en uw reis blijft zoals hij is.',
  changeTooLate: 'De data van deze reis kunnen niet meer worden gewijzigd.',
  changeLoading: 'Uw reis wordt geladen',
  changeNew: 'Nieuw totaal',
  changeOld: 'Huidige prijs van uw reis',
  changeFee: 'Kosten van de annulering',
  changeRefund: 'Terugbetaling ervoor',
  changeFree: 'Gratis',
  changeNothing: 'Niets',
  changeMore: 'U betaalt uiteindelijk, boven wat u terugkrijgt',
  changeLess: 'U krijgt uiteindelijk terug',
  changeTerms: 'Uw reis annuleren is gratis tot {when}.',
  changeNonRefundable:
    'Uw reis geeft geen recht op terugbetaling: de hele prijs van {amount} wordt ingehouden, en de nieuwe data betaalt u daarbovenop.',
  changedPending: 'Uw reis {number} wordt geannuleerd. Een eigen e-mail zegt hoe hoog de terugbetaling is.',
  changedRefund: 'Uw reis {number} is geannuleerd: de terugbetaling van {amount} gaat zoals u hebt betaald.',
  changedNothing: 'Uw reis {number} is geannuleerd. Er volgt geen terugbetaling.',
  changedRefused:
    'Het hotel heeft uw reis {number} nog niet geannuleerd. We weten ervan en schrijven u; u hoeft niets te doen.',
  changedTo: 'De data van deze reis zijn gewijzigd: het is nu reis {number}.',
}
