import type { WireCard } from '@staykit/contract'
import type { Answers } from './fake-api.ts'
import { ann } from './profile.ts'

/** A valid card of Ann's. */
export const savedCard = (more: Partial<WireCard> = {}): WireCard => ({
  customer_pm_id: 'pm_1',
  card_type: 'visa',
  last_four: '4242',
  card_holder: 'Ann Ames',
  is_default: true,
  exp_month: 9,
  exp_year: 2047,
  address_line_one: '1 Main St',
  address_city: 'Boston',
  address_state_code: 'MA',
  address_postal_code: '02139',
  country_code: 'US',
  phone_number: '1234567',
  ...more,
})

/** The server's answer for a member who has these cards. */
export const cardAnswers = (cardList: readonly WireCard[]): Answers => ({
  '/profile/users/u1': () => ({ data: { customer: ann, cardList } }),
  '/payment/create-setup-intent': () => ({ data: { clientSecret: 'secret', setupIntent: 'seti_1' } }),
})
