import { tracedPort } from './kernel/tracing/traced-port.ts'
import type { Bitcoin } from './ports/bitcoin.ts'
import type { Cards } from './ports/cards.ts'
import type { MailPort } from './ports/mail.ts'
import { supplierCalls } from './ports/supplier.ts'
import { changedSuppliers, type Suppliers } from './ports/suppliers.ts'
import type { Wallet } from './ports/wallet.ts'

/** Ports that call external services. */
interface Ports {
  readonly suppliers: Suppliers
  readonly cards: Cards
  readonly wallet: Wallet
  readonly bitcoin: Bitcoin
  readonly mail: MailPort
}

/** The ports with a span for each call that may leave the machine: suppliers, payments and mail. */
export function tracedPorts({ suppliers, cards, wallet, bitcoin, mail }: Ports): Ports {
  return {
    suppliers: changedSuppliers(suppliers, (supplier) => tracedPort(supplier, 'supplier', supplierCalls)),
    cards: tracedPort(cards, 'cards', [
      ...(['createIntent', 'retrieve', 'confirmTestCard', 'createCustomer', 'confirmSaved'] as const),
      ...([
        'createSetup',
        'confirmTestSetup',
        'cardOfSetup',
        'cancelSetup',
        'cardOf',
        'updateSaved',
        'forget',
        'forgetCustomer',
        'capture',
        'cancel',
        'refund',
        'movedIn',
      ] as const),
    ]),
    wallet: tracedPort(wallet, 'wallet', [
      ...(['balances', 'history', 'freeze', 'find', 'findByKey', 'settle', 'release', 'refund'] as const),
    ]),
    bitcoin: tracedPort(bitcoin, 'bitcoin', ['open', 'read']),
    mail: tracedPort(mail, 'mail', ['deliver']),
  }
}
