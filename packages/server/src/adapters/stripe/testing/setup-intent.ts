/** A setup intent with its customer in its id; confirmed on look-up. */
export function setupIntent(
  path: string,
  form: URLSearchParams,
  savedMethod: (id: string, customer: string | null) => object,
): object {
  const [, wireId, action] = /^\/v1\/setup_intents(?:\/(\w+))?(?:\/(\w+))?$/.exec(path) ?? []
  const id = wireId ?? `seti_${form.get('customer')}`
  const isDone = wireId !== undefined && !id.endsWith('open') && !action
  return {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_x`,
    status: isDone ? 'succeeded' : 'requires_payment_method',
    payment_method: isDone ? savedMethod('pm_1', id.replace('seti_', '')) : null,
  }
}
