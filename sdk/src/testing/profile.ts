import type { Answers } from './fake-api.ts'

export const ann = {
  id: 'u1',
  email: 'ann@x.com',
  created: '2030-01-01',
  refID: '8183',
  firstName: 'Ann',
  lastName: 'Ames',
  country: 'US',
}

const times = { signedInAt: '2030-01-01T10:00:00.000Z', lastSeenAt: '2030-01-02T10:00:00.000Z' }
export const devices = [
  { id: 'here', browser: 'Chrome', system: 'Windows', ...times, isThis: true },
  { id: 'phone', browser: 'Safari', system: 'iOS', country: 'PT', ...times, isThis: false },
]

/** The server's answer to the profile of a member with a booking. */
export const profileAnswers: Answers = {
  '/profile/users/u1': (body) =>
    Object.keys(body).length > 0 ? { Item: { ...ann, ...body } } : { data: { customer: ann, cardList: [] } },
  '/profile/users/u1/sessions': () => ({ sessions: devices }),
  '/profile/users/u1/passkeys': () => ({ passkeys: [] }),
  '/profile/users/u1/preferences': (body) => ({ preferences: { hotels: body } }),
  '/loyalty/users/u1/wallet/8183': () => ({ availablePoints: 1234, pendingPoints: 600, totalPoints: 1834 }),
  '/loyalty/users/u1/movements/8183': () => ({ movements: [], total: 0 }),
  '/loyalty/vendor/8183': () => ({}),
  '/loyalty/users/u1/stats': () => ({ nights: 6, spendings: 1234.99, savings: 400, bookings: 2 }),
  '/loyalty/users/u1/frame/8183': () => ({ url: 'https://rewards.example/ann' }),
  '/platform/api/v1/fi_nft/nfts': () => ({
    success: true,
    data: { nfts: [{ trip_number: 'ST-1', tx_status_name: 'created', price: 150, price_full: 200 }] },
  }),
  '/platform/api/v1/booking/payments': () => ({ success: true, data: { payments: [] } }),
  '/platform/api/v1/booking/balances': () => ({
    success: true,
    data: {
      balances: [
        { symbol: 'BTC', amount: 1, amount_frozen: 0, fraction_base: 100_000_000, price_rate: 1 },
        { symbol: 'Life', amount: 2500, amount_frozen: 0, fraction_base: 100, price_rate: 0.1 },
      ],
    },
  }),
}
