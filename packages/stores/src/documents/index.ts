export { askForTripNumbers, type BookingDocument, loadDocument, resendMail } from './documents.ts'
