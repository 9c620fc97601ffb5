/** State of an intent, as the stand-in has it. */
export interface Intent {
  id: string
  amount: number
  currency: string
  status: string
  metadata: Record<string, string>
  received: number
  refunded: number
  refunds: object[]
  customer: string | null
  method?: string
  dispute?: Record<string, unknown>
  error?: { code: string; message: string } | undefined
}

const CREATED = 1_750_000_000

/** Fields of an object that have no value here. */
const nothing = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>

const common = (id: string, object: string) => ({ id, object, created: CREATED, livemode: false })

const nobody = nothing('address', 'email', 'name', 'phone', 'tax_id')
const checks = nothing('address_line1_check', 'address_postal_code_check', 'cvc_check')
const printed = {
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2030,
  funding: 'credit',
  country: 'US',
}

export const chargeIdOf = ({ id }: Intent) => `ch_${id.slice(3)}`

/** `expand`: the fields that are objects instead of ids. */
export function intentWire(intent: Intent, expand: readonly string[] = []): object {
  const isPaid = intent.status === 'requires_capture' || intent.status === 'succeeded'
  const method = isPaid ? methodWire('pm_1', intent.customer) : null
  const charge = isPaid ? chargeWire(intent) : null
  const isWhole = (name: string) => expand.includes(name)
  return {
    ...common(intent.id, 'payment_intent'),
    ...nothing('application', 'application_fee_amount', 'automatic_payment_methods', 'canceled_at'),
    ...nothing('cancellation_reason', 'customer_account', 'description', 'excluded_payment_method_types'),
    ...nothing('managed_payments', 'next_action', 'on_behalf_of', 'payment_method_configuration_details'),
    ...nothing('payment_method_options', 'payment_record', 'processing', 'receipt_email', 'review'),
    ...nothing('setup_future_usage', 'shipping', 'source', 'statement_descriptor'),
    ...nothing('statement_descriptor_suffix', 'transfer_group'),
    allowed_payment_method_types: ['card'],
    payment_method_types: ['card'],
    capture_method: 'manual',
    confirmation_method: 'automatic',
    client_secret: `${intent.id}_secret_x`,
    amount: intent.amount,
    amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
    amount_received: intent.received,
    currency: intent.currency,
    customer: intent.customer,
    status: intent.status,
    metadata: intent.metadata,
    payment_method: isWhole('payment_method') ? method : (method?.id ?? null),
    last_payment_error: intent.error ? { type: 'card_error', ...intent.error } : null,
    latest_charge: isWhole('latest_charge') ? charge : (charge?.id ?? null),
  }
}

export const chargeWire = (intent: Intent) => ({
  ...common(chargeIdOf(intent), 'charge'),
  ...nothing('application', 'application_fee', 'application_fee_amount', 'balance_transaction'),
  ...nothing('calculated_statement_descriptor', 'description', 'failure_balance_transaction', 'failure_code'),
  ...nothing('failure_message', 'fraud_details', 'on_behalf_of', 'outcome', 'receipt_email'),
  ...nothing('receipt_number', 'receipt_url', 'review', 'shipping', 'source', 'source_transfer'),
  ...nothing('statement_descriptor', 'statement_descriptor_suffix', 'transfer_data', 'transfer_group'),
  amount: intent.amount,
  amount_captured: intent.received,
  amount_refunded: intent.refunded,
  billing_details: nobody,
  captured: intent.received > 0,
  currency: intent.currency,
  customer: intent.customer,
  disputed: intent.dispute !== undefined,
  metadata: {},
  paid: true,
  payment_intent: intent.id,
  payment_method: 'pm_1',
  payment_method_details: {
    type: 'card',
    card: {
      ...printed,
      ...nothing('authorization_code', 'electronic_commerce_indicator', 'installments', 'mandate'),
      ...nothing(
        'network_transaction_id',
        'regulated_status',
        'three_d_secure',
        'transaction_link_id',
        'wallet',
      ),
      amount_authorized: intent.amount,
      checks,
      network: 'visa',
    },
  },
  refunded: intent.refunded === intent.amount,
  status: 'succeeded',
})

/** A card as a payment method, saved for a customer or for none. */
export const methodWire = (id: string, customer: string | null) => ({
  ...common(id, 'payment_method'),
  type: 'card',
  billing_details: nobody,
  customer,
  customer_account: null,
  metadata: {},
  card: {
    ...printed,
    ...nothing('generated_from', 'networks', 'regulated_status', 'three_d_secure_usage', 'wallet'),
    checks,
    display_brand: 'visa',
    fingerprint: 'print-of-4242',
  },
})

export const refundWire = (id: string, intent: Intent, amount: number, key: string) => {
  const { livemode: _, ...own } = common(id, 'refund')
  return {
    ...own,
    ...nothing('balance_transaction', 'customer_account', 'reason', 'receipt_number'),
    ...nothing('source_transfer_reversal', 'transfer_reversal'),
    amount,
    charge: chargeIdOf(intent),
    currency: intent.currency,
    customer: intent.customer,
    metadata: { key },
    payment_intent: intent.id,
    payment_method: 'pm_1',
    status: 'succeeded',
  }
}

export const customerWire = (id: string, metadata: Record<string, string>) => ({
  ...common(id, 'customer'),
  ...nothing('default_source', 'description', 'email', 'shipping'),
  balance: 0,
  invoice_settings: nothing('custom_fields', 'default_payment_method', 'footer', 'rendering_options'),
  metadata,
})

export const setupWire = (id: string, status: string, method: ReturnType<typeof methodWire> | null) => ({
  ...common(id, 'setup_intent'),
  ...nothing('application', 'automatic_payment_methods', 'cancellation_reason', 'description'),
  ...nothing('excluded_payment_method_types', 'last_setup_error', 'latest_attempt', 'mandate', 'next_action'),
  ...nothing('on_behalf_of', 'payment_method_configuration_details', 'payment_method_options'),
  ...nothing('single_use_mandate'),
  allowed_payment_method_types: ['card'],
  payment_method_types: ['card'],
  client_secret: `${id}_secret_x`,
  customer: id.replace('seti_', ''),
  metadata: {},
  payment_method: method,
  status,
  usage: 'on_session',
})

const noEvidence = nothing(
  ...([
    'access_activity_log',
    'billing_address',
    'cancellation_policy',
    'cancellation_policy_disclosure',
  ] as const),
  ...([
    'cancellation_rebuttal',
    'customer_communication',
    'customer_email_address',
    'customer_name',
  ] as const),
  ...(['customer_purchase_ip', 'customer_signature', 'duplicate_charge_documentation'] as const),
  ...(['duplicate_charge_explanation', 'duplicate_charge_id', 'product_description', 'receipt'] as const),
  ...(['refund_policy', 'refund_policy_disclosure', 'refund_refusal_explanation', 'service_date'] as const),
  ...(['service_documentation', 'shipping_address', 'shipping_carrier', 'shipping_date'] as const),
  ...([
    'shipping_documentation',
    'shipping_tracking_number',
    'uncategorized_file',
    'uncategorized_text',
  ] as const),
)

const refundable = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented']
const FEE = 1500

/** The bank withdraws the money and a fee when a dispute opens, and returns the money without the fee when we win. */
const movementsOf = (intent: Intent, status: string) => {
  if (status.startsWith('warning') || status === 'prevented') return []
  const moved = (name: string, amount: number, fee: number) => ({
    ...movementWire(
      `txn_${name}_${intent.id.slice(3)}`,
      'adjustment',
      amount,
      intent.currency,
      `dp_${intent.id.slice(3)}`,
    ),
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: intent.currency,
              description: 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
  })
  return [
    moved('withdrawn', -intent.received, FEE),
    ...(status === 'won' ? [moved('returned', intent.received, 0)] : []),
  ]
}

export const disputeWire = (intent: Intent, status: string) => ({
  ...common(`dp_${intent.id.slice(3)}`, 'dispute'),
  amount: intent.received,
  balance_transactions: movementsOf(intent, status),
  charge: chargeIdOf(intent),
  currency: intent.currency,
  enhanced_eligibility_types: [],
  evidence: { ...noEvidence, enhanced_evidence: {} },
  evidence_details: {
    due_by: null,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
    submission_method: 'not_submitted',
  },
  intended_submission_method: null,
  is_charge_refundable: refundable.includes(status),
  metadata: {},
  payment_intent: intent.id,
  reason: 'fraudulent',
  status,
})

export const movementWire = (id: string, type: string, amount: number, currency: string, source: unknown) => {
  const { livemode: _, ...own } = common(id, 'balance_transaction')
  return {
    ...own,
    ...nothing('description', 'exchange_rate'),
    amount,
    available_on: CREATED,
    balance_type: 'payments',
    currency,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: type,
    source,
    status: 'available',
    type,
  }
}

export const eventWire = (id: string, type: string, created: number, object: object) => ({
  id,
  object: 'event',
  api_version: null,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: null,
  type,
})
