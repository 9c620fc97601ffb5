// The npm entry with a side effect: importing it registers every element.
import { definers } from '../elements/definers.ts'
import { register } from './register.ts'

register(...Object.values(definers))
