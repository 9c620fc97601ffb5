/** Subject: the number of a trip; its cancellation is gone on with. */
export const CANCEL_QUEUE = 'cancellation'
