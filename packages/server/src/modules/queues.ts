/** Queues from one module to another that depends on it. */

/** Subject: a customer at the card provider; deletes it there with its cards. */
export const FORGET_CUSTOMER_QUEUE = 'forget-customer'

/** Subject: a trip whose payment is disputed at the bank; its refunds continue, or end, by the state of the dispute. */
export const DISPUTE_QUEUE = 'dispute'

/** Subject: the number of a new trip; creates its artifact. */
export const ARTIFACT_QUEUE = 'artifact'
