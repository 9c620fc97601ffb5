// A file of its own beside the single file: few pay with Bitcoin.
export { generate } from 'lean-qr/nano'
