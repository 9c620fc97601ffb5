import type { Schema } from 'ts-json-schema-generator'
import { typedVendor } from '../../../testing/published/typed-calls.ts'

/** Stripe's objects refer to nearly all others: those that we do not read are checked by their name only. */
function prune(schema: Schema): Schema {
  const read = [
    ...['payment_intent', 'charge', 'refund', 'dispute', 'setup_intent', 'payment_method'],
    ...['customer', 'balance_transaction', 'event', 'list'],
  ]
  const definitions = Object.entries(schema.definitions ?? {}).map(([name, definition]) => {
    const object = typeof definition === 'object' ? definition.properties?.object : undefined
    const named = typeof object === 'object' ? object.const : undefined
    const isLeaf = typeof named === 'string' && !read.includes(named)
    return [name, isLeaf ? { type: 'object', properties: { object }, required: ['object'] } : definition]
  })
  return { ...schema, definitions: Object.fromEntries(definitions) }
}

export const stripePublished = typedVendor({
  name: 'Stripe',
  types: new URL('published-types.ts', import.meta.url),
  client: 'stripe',
  prune,
  hasForms: true,
  calls: [
    [/^POST \/v1\/payment_intents$/, 'IntentCreate', 'IntentAnswer'],
    [/^GET \/v1\/payment_intents\/[\w-]+$/, 'IntentRetrieve', 'IntentAnswer'],
    [/^POST \/v1\/payment_intents\/[\w-]+\/confirm$/, 'IntentConfirm', 'IntentAnswer'],
    [/^POST \/v1\/payment_intents\/[\w-]+\/capture$/, 'IntentCapture', 'IntentAnswer'],
    [/^POST \/v1\/payment_intents\/[\w-]+\/cancel$/, 'IntentCancel', 'IntentAnswer'],
    [/^POST \/v1\/refunds$/, 'RefundCreate', 'RefundAnswer'],
    [/^GET \/v1\/refunds$/, 'RefundList', 'RefundsAnswer'],
    [/^POST \/v1\/setup_intents$/, 'SetupCreate', 'SetupAnswer'],
    [/^GET \/v1\/setup_intents\/[\w-]+$/, 'SetupRetrieve', 'SetupAnswer'],
    [/^POST \/v1\/setup_intents\/[\w-]+\/confirm$/, 'SetupConfirm', 'SetupAnswer'],
    [/^POST \/v1\/setup_intents\/[\w-]+\/cancel$/, 'SetupCancel', 'SetupAnswer'],
    [/^POST \/v1\/payment_methods\/[\w-]+$/, 'MethodUpdate', 'MethodAnswer'],
    [/^POST \/v1\/payment_methods\/[\w-]+\/detach$/, 'MethodDetach', 'MethodAnswer'],
    [/^POST \/v1\/customers$/, 'CustomerCreate', 'CustomerAnswer'],
    [/^DELETE \/v1\/customers\/[\w-]+$/, undefined, 'CustomerDeleted'],
    [/^GET \/v1\/balance_transactions$/, 'MovementList', 'MovementsAnswer'],
    [/^event charge\.dispute\./, undefined, 'DisputeEvent'],
    [/^event payment_intent\.payment_failed$/, undefined, 'FailedEvent'],
    [/^event setup_intent\.setup_failed$/, undefined, 'SetupFailedEvent'],
  ],
})
