import type { Schema } from 'ts-json-schema-generator'
import { createFindings, type Findings } from './findings.ts'
import { schemaOfTypes } from './type-schema.ts'
import { type Check, validatorOf } from './validator.ts'

/** A call of an API, and the types of its request and answer; without a type a request is not checked. */
export type TypedCall = readonly [call: RegExp, request: string | undefined, answer: string | undefined]

/** Compares requests and answers with the types of a vendor's client. */
export interface TypedCalls {
  request(call: string, body: unknown): void
  answer(call: string, body: unknown): void
  readonly throwAny: Findings['throwAny']
}

export interface TypedVendor {
  readonly name: string
  /** File of the types. */
  readonly types: URL
  /** Package of the client, for its version. */
  readonly client: string
  readonly calls: readonly TypedCall[]
  readonly prune?: (schema: Schema) => Schema
  /** Requests are forms, whose values are texts. */
  readonly hasForms?: boolean
}

/** For each stand-in; the validators are made once in a process. */
export function typedVendor(vendor: TypedVendor): () => Promise<TypedCalls> {
  const { name, calls, hasForms = false } = vendor
  let checks: Promise<{ readonly ofForms: Check; readonly ofJson: Check }> | undefined
  const load = async () => {
    const schema = await schemaOfTypes(vendor.types, [vendor.client], vendor.prune)
    const ofJson = validatorOf(schema)
    return { ofJson, ofForms: hasForms ? validatorOf(schema, true) : ofJson }
  }
  return async () => {
    checks ??= load()
    const { ofForms, ofJson } = await checks
    const findings = createFindings(name)
    const of = (call: string) => calls.find(([pattern]) => pattern.test(call))
    return {
      request(call, body) {
        const [, type] = of(call) ?? []
        if (type) findings.note(`request ${call}`, ofForms(`#/definitions/${type}`, body))
      },
      answer(call, body) {
        const [, , type] = of(call) ?? []
        findings.note(
          `answer ${call}`,
          type ? ofJson(`#/definitions/${type}`, body) : 'no type is known of this call',
        )
      },
      throwAny: findings.throwAny,
    }
  }
}
