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

/** The Web Authentication API of the page. It never throws. */
export interface Ceremonies {
  readonly sign: (
    options: ResponseOf<typeof askPasskey>,
  ) => Ceremony<RequestOf<typeof signInWithPasskey>['credential']>
  readonly make: (
    options: ResponseOf<typeof askNewPasskey>,
  ) => Ceremony<RequestOf<typeof addPasskey>['credential']>
}
