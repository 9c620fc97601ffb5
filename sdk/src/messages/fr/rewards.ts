export const messages = {
  rewards: 'Vos récompenses',
  loading: 'Chargement de vos récompenses',
  pointsFailed: 'Vos points n’ont pas pu être chargés.',
  availablePoints: 'Points disponibles',
  'level.BRONZE': 'Bronze',
  'level.SILVER': 'Argent',
  'level.GOLD': 'Or',
  rewardsWidget: 'Récompenses de la marque',
  comingSoon: 'Vos récompenses arrivent bientôt !',
  pendingPoints: 'Points en attente',
  totalPoints: 'Total des points gagnés',
}
