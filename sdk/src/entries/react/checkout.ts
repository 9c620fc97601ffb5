import { define } from '../../elements/stay-checkout/define.ts'
import { wrap } from './wrap.ts'

export const StayCheckout = wrap('stay-checkout', define)
