export const messages = {
  changeTitle: 'Changer les dates de ce voyage ?',
  changeLead:
    'Vous choisissez de nouvelles dates à {hotel} et les payez ; ce voyage n’est annulé qu’ensuite. D’ici là, rien ne change.',
  changeKeep: 'Garder mes dates',
  changeChoose: 'Choisir de nouvelles dates',
  changeChooseAnyway: 'Choisir de nouvelles dates sans remboursement',
  changing: 'Vous modifiez le voyage {number}',
  changeFrom: 'Réservé actuellement : du {checkIn} au {checkOut}.',
  changePick: 'Choisissez vos nouvelles dates et une chambre ci-dessous.',
  changeNext: 'Voici ce que coûte le changement :',
  changeStay: 'Garder mon voyage tel quel',
  changeElsewhere:
    'C’est un autre hôtel : une chambre ici est une réservation de plus, et votre voyage reste tel quel.',
  changeTooLate: 'Les dates de ce voyage ne peuvent plus être changées.',
  changeLoading: 'Chargement de votre voyage',
  changeNew: 'Nouveau total',
  changeOld: 'Prix actuel de votre voyage',
  changeFee: 'Coût de son annulation',
  changeRefund: 'Remboursé pour celui-ci',
  changeFree: 'Gratuit',
  changeNothing: 'Rien',
  changeMore: 'Vous payez au final, au-delà du remboursement',
  changeLess: 'Vous récupérez au final',
  changeTerms: 'L’annulation de votre voyage est gratuite jusqu’au {when}.',
  changeNonRefundable:
    'Votre voyage n’est pas remboursable : son prix entier de {amount} est conservé, et les nouvelles dates sont payées en plus.',
  changedPending: 'Votre voyage {number} est en cours d’annulation. Son e-mail dira ce qui est remboursé.',
  changedRefund: 'Votre voyage {number} a été annulé : {amount} sont remboursés par votre moyen de paiement.',
  changedNothing: 'Votre voyage {number} a été annulé. Rien n’est remboursé pour celui-ci.',
  changedRefused:
    'L’hôtel n’a pas encore annulé votre voyage {number}. Nous le savons et vous écrirons ; vous n’avez rien à faire.',
  changedTo: 'Les dates de ce voyage ont été changées : c’est maintenant le voyage {number}.',
}
