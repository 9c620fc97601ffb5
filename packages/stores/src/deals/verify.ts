import { type Client, dealsValidate, type WireError } from '@staykit/contract'
import type { Environment } from '../environment/index.ts'
import { codeAtom, DEAL_CODE_KEY } from './deal-code.ts'

/** Verifies a deal code and stores a valid one. Returns the refusal of an invalid one. Throws CallError. */
export async function verifyDealCode(
  client: Client,
  environment: Environment,
  text: string,
): Promise<WireError | undefined> {
  const dealCode = text.trim()
  const { success, error } = await client(dealsValidate, { dealCode })
  if (!success) return error ?? { code: 'BAD_DEAL_CODE', message: 'This deal code is not valid.' }
  environment.storage.set(DEAL_CODE_KEY, dealCode)
  codeAtom(environment).set(dealCode)
  return undefined
}
