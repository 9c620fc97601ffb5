import { methodWire, setupWire } from './objects.ts'

/** A setup intent with its customer in its id; confirmed on look-up. */
export function setupIntent(method: string, path: string, form: URLSearchParams): object {
  const [, wireId, action] = /^\/v1\/setup_intents(?:\/([\w-]+))?(?:\/(\w+))?$/.exec(path) ?? []
  const id = wireId ?? `seti_${form.get('customer')}`
  if (action === 'cancel') return setupWire(id, 'canceled', null)
  const isDone = method === 'GET' && !id.endsWith('open')
  const card = isDone ? methodWire('pm_1', id.replace('seti_', '')) : null
  return setupWire(id, isDone ? 'succeeded' : 'requires_payment_method', card)
}
