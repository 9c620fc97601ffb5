import { type AddressRules, looseAddressRules } from '@staykit/domain'
import { useEffect, useState } from 'react'

/**
 * The address rules, undefined until they are there; their tables are no part of the element. Regions of most countries
 * are loaded when such a country is chosen. What cannot be loaded is not asked for.
 */
export function useAddressRules(country: string): AddressRules | undefined {
  const [rules, setRules] = useState<AddressRules>()
  useEffect(() => {
    let current = true
    import('./address/rules.ts').then(
      ({ addressRules }) => current && setRules(addressRules()),
      () => current && setRules(looseAddressRules),
    )
    return () => {
      current = false
    }
  }, [])
  const missing = rules?.hasRegions(country) && rules.regions(country).length === 0
  useEffect(() => {
    if (!missing) return
    let current = true
    Promise.all([import('./address/rules.ts'), import('./address/regions.ts')]).then(
      ([{ addressRules }, { regions }]) => current && setRules(addressRules(regions)),
      () => current && setRules(looseAddressRules),
    )
    return () => {
      current = false
    }
  }, [missing])
  return rules
}
