import { define } from '../../elements/stay-booking/define.ts'
import { wrap } from './wrap.ts'

export const StayBooking = wrap('stay-booking', define)
