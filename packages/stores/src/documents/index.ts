export { type BookingDocument, loadDocument } from './documents.ts'
