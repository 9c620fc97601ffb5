import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'

/** What is wrong with a value by a definition; undefined for nothing. */
export type Check = (definition: string, value: unknown) => string | undefined

const ID = 'published'
/** A wrong field of a union has a line for each of its members. */
const MOST_LINES = 4

/** Checks values by the definitions of a schema, each compiled at its first use. `coerceTypes`: values are texts. */
export function validatorOf(schema: object, coerceTypes = false): Check {
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes })
  ajv.addSchema({ ...schema, $id: ID })
  return (definition, value) => {
    const validate = ajv.getSchema(`${ID}${definition}`) as ValidateFunction | undefined
    if (!validate) return `there is no definition ${definition}`
    return validate(value) ? undefined : [...linesOf(validate.errors ?? [])].slice(0, MOST_LINES).join('; ')
  }
}

const linesOf = (errors: readonly ErrorObject[]): Set<string> =>
  new Set(
    errors.map(({ instancePath, message, params }) => {
      const detail = params.additionalProperty ?? params.allowedValues ?? params.allowedValue
      return `${instancePath || '/'} ${message}${detail === undefined ? '' : ` (${detail})`}`
    }),
  )
