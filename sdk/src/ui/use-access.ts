import { useStore } from '@nanostores/react'
import type { Access } from '@staykit/domain'
import type { BrandState } from '@staykit/stores/brand'
import { atom } from 'nanostores'
import { useEffect } from 'react'
import type { Services } from '../services.ts'
import { useWidget } from '../widget.ts'

const loading = atom<BrandState>({ status: 'loading' })
const unknown = atom<boolean | undefined>(undefined)

/** Who asks, and what the brand lets visitors see; `isKnown` is false until both are told. */
export function useAccess(services: Services | undefined): Access & { isKnown: boolean; cugLite: boolean } {
  const { environment } = useWidget()
  const state = useStore(services?.brand.$brand ?? loading)
  const signedIn = useStore(services?.$signedIn ?? unknown)
  useEffect(() => void services?.brand.load(), [services])
  const flags = state.status === 'ready' ? state.brand.flags : undefined
  return {
    isKnown: state.status !== 'loading' && signedIn !== undefined,
    restrictedRates: flags?.restrictedRates ?? false,
    userAuthRequired: flags?.userAuthRequired ?? false,
    cugLite: flags?.cugLite ?? false,
    signedIn: signedIn ?? false,
    hasDealCode: Boolean(environment.storage.get('dealCode')),
  }
}
