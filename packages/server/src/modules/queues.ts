/** Queues from one module to another that depends on it. */

/** Subject: a customer at the card provider; deletes it there with its cards. */
export const FORGET_CUSTOMER_QUEUE = 'forget-customer'

/** Subject: the number of a new trip; creates its artifact. */
export const ARTIFACT_QUEUE = 'artifact'
