import { useStore } from '@nanostores/react'
import type { CallError } from '@staykit/contract'
import type { SessionStore } from '@staykit/stores/session'
import { atom } from 'nanostores'
import { useFailure } from './use-failure.ts'

const none = atom<CallError | undefined>(undefined)

/**
 * Why a member's kept session could not be looked at: it is not over for that. The page is told, and it is looked at again
 * as soon as there is a line.
 */
export function useSessionFailure(session: Pick<SessionStore, '$failure' | 'check'> | undefined) {
  const failure = useStore(session?.$failure ?? none)
  useFailure(failure, () => void session?.check())
  return failure
}
