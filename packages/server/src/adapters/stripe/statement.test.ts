import { expect, it, vi } from 'vitest'
import { statementOf } from './statement.ts'

const account = (statement_descriptor: string | null) => ({
  settings: { payments: { statement_descriptor } },
})

it('reads what the account says once a day', async () => {
  let at = 1_000
  const retrieveCurrent = vi.fn(async () => account('STAYKIT TRAVEL'))
  const statement = statementOf({ accounts: { retrieveCurrent } } as never, () => at)
  expect(statement()).toBeUndefined()
  await vi.waitFor(() => expect(statement()).toBe('STAYKIT TRAVEL'))
  expect(retrieveCurrent).toHaveBeenCalledTimes(1)
  at += 86_400_000
  statement()
  expect(retrieveCurrent).toHaveBeenCalledTimes(2)
})

it('knows nothing while Stripe does not answer or has none, and reads it again after a minute', async () => {
  let at = 1_000
  const retrieveCurrent = vi.fn(async () => account(null))
  retrieveCurrent.mockRejectedValueOnce(new Error('restricted key'))
  const statement = statementOf({ accounts: { retrieveCurrent } } as never, () => at)
  statement()
  await Promise.resolve()
  expect(statement()).toBeUndefined()
  expect(retrieveCurrent).toHaveBeenCalledTimes(1)
  at += 60_000
  statement()
  await Promise.resolve()
  expect(statement()).toBeUndefined()
  expect(retrieveCurrent).toHaveBeenCalledTimes(2)
})
