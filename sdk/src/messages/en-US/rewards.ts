export const messages = {
  rewards: 'Your Rewards',
  loading: 'Loading your rewards',
  pointsFailed: 'Your points could not be loaded.',
  availablePoints: 'Available Points',
  'level.BRONZE': 'Bronze',
  'level.SILVER': 'Silver',
  'level.GOLD': 'Gold',
  rewardsWidget: 'Rewards of the brand',
  comingSoon: 'Your Rewards Coming Soon!',
  pendingPoints: 'Pending Points',
  totalPoints: 'Total Points Earned',
}
