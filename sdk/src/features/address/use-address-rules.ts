import type { AddressRules } from '@staykit/domain'
import { useEffect, useState } from 'react'
import { addressRules, isFar } from './rules.ts'

/** The address rules. Those of most countries load when such a country is selected, and are lenient until then. */
export function useAddressRules(country: string): AddressRules {
  const [rules, setRules] = useState(addressRules)
  const needsRules = isFar(country)
  useEffect(() => {
    if (!needsRules) return
    let current = true
    import('./far.ts').then(
      ({ far }) => current && setRules(addressRules(far)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [needsRules])
  return rules
}
