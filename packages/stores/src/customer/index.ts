export {
  type Customer,
  type CustomerField,
  customerProblems,
  emptyCustomer,
  type FieldProblem,
  type FormFacts,
  restoreCustomer,
} from './customer-form.ts'
