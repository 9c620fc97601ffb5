/** Coins of the member's wallet, frozen by booking/payment under the same bookingRequestId. */
export const wallet = { name: 'WALLET', statuses: [], payload: {}, progress: {}, receipt: {} } as const
