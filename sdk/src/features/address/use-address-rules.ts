import type { AddressRules } from '@staykit/domain'
import { useEffect, useState } from 'react'
import { addressRules, isFar } from './rules.ts'

/** The address rules; those of most countries come once such a country is chosen, and are loose until then. */
export function useAddressRules(country: string): AddressRules {
  const [rules, setRules] = useState(addressRules)
  const wanted = isFar(country)
  useEffect(() => {
    if (!wanted) return
    let current = true
    import('./far.ts').then(
      ({ far }) => current && setRules(addressRules(far)),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [wanted])
  return rules
}
