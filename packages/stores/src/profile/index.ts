export {
  createFigures,
  type Figures,
  type FiguresStore,
  type LifeWallet,
  lifeWalletOf,
  type NftStats,
  nftStatsOf,
  type Points,
  type Stats,
  savedPercentOf,
  wholeDollars,
} from './figures.ts'
export {
  birthdayOf,
  type ProfileField,
  type ProfileForm,
  type ProfileProblem,
  profileBody,
  profileForm,
  profileKeys,
  profileProblems,
} from './form.ts'
export { createLoyaltyFrame, type LoyaltyFrameStore } from './loyalty-frame.ts'
export {
  createPreferences,
  type PreferenceChange,
  type PreferencesState,
  type PreferencesStore,
} from './preferences.ts'
export { createProfile, type ProfileState, type ProfileStore, type SaveState } from './profile.ts'
export { createStatement, type Movement, type StatementState, type StatementStore } from './statement.ts'
