import { type Client, dealsValidate } from '@staykit/contract'
import type { Environment } from '../environment/index.ts'
import { codeAtom, DEAL_CODE_KEY } from './deal-code.ts'

/** Checks a deal code and keeps a right one. Answers what is wrong with it, or undefined. Throws CallError. */
export async function verifyDealCode(
  client: Client,
  environment: Environment,
  text: string,
): Promise<string | undefined> {
  const dealCode = text.trim()
  const { success, error } = await client(dealsValidate, { dealCode })
  if (!success) return error?.message ?? 'This deal code is not valid.'
  environment.storage.set(DEAL_CODE_KEY, dealCode)
  codeAtom(environment).set(dealCode)
  return undefined
}
