export {
  type Customer,
  type CustomerField,
  childAgesOf,
  customerProblems,
  emptyCustomer,
  type FieldProblem,
  type FormFacts,
  isGuestName,
  type ProblemField,
  type RoomGuests,
  restoreCustomer,
  roomGuestsOf,
} from './customer-form.ts'
