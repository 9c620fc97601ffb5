// Apart from the booking, which most people never cancel.
export { bookCancel } from '@staykit/contract'
