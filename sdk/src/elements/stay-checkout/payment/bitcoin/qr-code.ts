// A separate chunk, also of the single-file build: few pay with bitcoin.
export { generate } from 'lean-qr/nano'
