// The npm entry with a side effect: importing it registers every element.
import { defineStay } from './define-stay.ts'

defineStay()
