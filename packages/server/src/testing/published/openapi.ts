import type { Check } from './validator.ts'
import { validatorOf } from './validator.ts'

/** The parts of an OpenAPI document that are read. */
export interface OpenapiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}
interface Operation {
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content>>
}
interface Parameter {
  readonly in: string
  readonly name: string
  readonly required?: boolean
  readonly schema?: Schema
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
type Schema = Readonly<Record<string, unknown>>

/** Problems of a request or an answer; undefined for none. */
export interface OpenapiChecks {
  request(call: string, query: URLSearchParams, body: unknown): string | undefined
  answer(call: string, status: number, body: unknown): string | undefined
}

/** Checks by the operations of documents. Fields that a document does not name are problems. */
export function openapiChecks(documents: readonly OpenapiDocument[]): OpenapiChecks {
  const operations = documents.flatMap(({ paths }) =>
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation,
      })),
    ),
  )
  const definitions: Record<string, unknown> = {}
  for (const { path, method, operation } of operations) {
    const query = (operation.parameters ?? []).filter((each) => each.in === 'query')
    definitions[nameOf(method, path, 'query')] = {
      type: 'object',
      properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema ?? {}])),
      required: query.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    }
    const body = operation.requestBody?.content?.['application/json']?.schema
    if (body) definitions[nameOf(method, path, 'body')] = strict(body)
    for (const [status, { content }] of Object.entries(operation.responses ?? {})) {
      const answer = content?.['application/json']?.schema
      if (answer) definitions[nameOf(method, path, status)] = strict(answer)
    }
  }
  const ofJson = validatorOf({ definitions })
  const ofTexts = validatorOf({ definitions }, true)
  const checked = (check: Check, call: string, part: string, value: unknown) => {
    const [method = '', path = ''] = call.split(' ')
    const found = operations.find((each) => each.method === method && matches(each.path, path))
    if (!found) return 'no operation is known of this call'
    const name = nameOf(method, found.path, part)
    return name in definitions ? check(`#/definitions/${name}`, value) : undefined
  }
  return {
    request: (call, query, body) =>
      checked(ofTexts, call, 'query', Object.fromEntries(query)) ?? checked(ofJson, call, 'body', body),
    answer: (call, status, body) => checked(ofJson, call, String(status), body),
  }
}

const nameOf = (method: string, path: string, part: string) =>
  `${method}${path}:${part}`.replace(/[/{}]/g, '-')

const matches = (template: string, path: string) =>
  template === path || new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`).test(path)

/** The schema without other fields in its objects; one without fields is free. */
function strict(schema: Schema): Schema {
  const closed = Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, strictValue(keyword, value)]),
  )
  return schema.properties && schema.additionalProperties === undefined
    ? { ...closed, additionalProperties: false }
    : closed
}

function strictValue(keyword: string, value: unknown): unknown {
  if (keyword === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, Schema>).map(([name, each]) => [name, strict(each)]),
    )
  if (['anyOf', 'oneOf', 'allOf'].includes(keyword)) return (value as Schema[]).map(strict)
  return keyword === 'items' ? strict(value as Schema) : value
}
