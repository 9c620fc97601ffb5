import { CardError } from '../../../ports/cards.ts'
import type { MethodDeps, ProviderBook, Settled } from '../method.ts'

/** The card provider's book: captures and refunds of each intent. */
export const cardBook: ProviderBook = {
  async changedIn(deps, from, to) {
    const moved = await deps.cards.movedIn(from, to)
    const settled: Settled[] = []
    for (const { intentId, isDisputed } of moved) {
      const found = await settledOf(deps, intentId, isDisputed)
      if (found) settled.push(found)
    }
    return settled
  },
  of: (deps, reference) => settledOf(deps, reference, false),
}

async function settledOf(
  { cards }: MethodDeps,
  reference: string,
  isDisputed: boolean,
): Promise<Settled | undefined> {
  try {
    const { captured, refunded } = await cards.retrieve(reference)
    return { reference, taken: captured, returned: refunded, isDisputed }
  } catch (error) {
    if (error instanceof CardError && error.kind === 'NOT_FOUND') return undefined
    throw error
  }
}
