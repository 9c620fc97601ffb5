/** What an operator may do, each role more than the one before. */
export type Role = 'read' | 'support' | 'money'

export const roles: Readonly<Record<Role, string>> = {
  read: 'sees the pages',
  support:
    'also continues bookings, makes links of mails void, decides about hotels and exports data of persons',
  money: 'also refunds, changes brands and erases persons',
}

export const isRole = (text: string): text is Role => Object.hasOwn(roles, text)

/** Forms of the role `support`; every other form needs `money`, so that a new one is closed until it is listed here. */
const ofSupport = [
  /^\/admin\/bookings\/[^/]+\/(again|void-links)$/,
  /^\/admin\/hotels\/decide$/,
  /^\/admin\/people\/export$/,
]

/** The least role for a request to a page below /admin. */
export function roleFor(method: string, path: string): Role {
  if (method === 'GET' || method === 'HEAD') return 'read'
  return ofSupport.some((form) => form.test(path)) ? 'support' : 'money'
}

const order: readonly Role[] = ['read', 'support', 'money']

export const includes = (own: Role, needed: Role): boolean => order.indexOf(own) >= order.indexOf(needed)
