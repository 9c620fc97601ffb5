import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator'
import { regions } from './regions.ts'
import type { FarRules } from './rules.ts'

export const far: FarRules = {
  regions,
  isPostalCode: (written, country) =>
    postcodeValidatorExistsForCountry(country) ? postcodeValidator(written, country) : undefined,
}
