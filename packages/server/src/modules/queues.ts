/** Queues from one module to another that depends on it. */

/** Subject: the number of a new trip; creates its artifact. */
export const ARTIFACT_QUEUE = 'artifact'
