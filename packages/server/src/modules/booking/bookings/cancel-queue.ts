/** Subject: a trip number. Continues its cancellation. */
export const CANCEL_QUEUE = 'cancellation'
