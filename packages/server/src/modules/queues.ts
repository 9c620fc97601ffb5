/** Queues into which one module leaves work for another that depends on it. */

/** Subject: the number of a trip that was just booked; its artifact is made. */
export const ARTIFACT_QUEUE = 'artifact'
