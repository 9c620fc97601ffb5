export { type BookingDocument, loadDocument, resendMail } from './documents.ts'
