import type {
  addPasskey,
  askNewPasskey,
  askPasskey,
  RequestOf,
  ResponseOf,
  signInWithPasskey,
} from '@staykit/contract'

/** `cancelled`: the person dismissed the prompt; `known`: the device already has a passkey; `impossible`: no support. */
export type NoPasskey = 'cancelled' | 'known' | 'impossible'
export type Ceremony<Credential> = Promise<Credential | NoPasskey>

/** How a person and their device answer (Web Authentication): the page's, and never throwing. */
export interface Ceremonies {
  readonly sign: (
    options: ResponseOf<typeof askPasskey>,
  ) => Ceremony<RequestOf<typeof signInWithPasskey>['credential']>
  readonly make: (
    options: ResponseOf<typeof askNewPasskey>,
  ) => Ceremony<RequestOf<typeof addPasskey>['credential']>
}
