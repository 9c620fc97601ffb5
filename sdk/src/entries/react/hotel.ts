import { define } from '../../elements/stay-hotel/define.ts'
import { wrap } from './wrap.ts'

export const StayHotel = wrap('stay-hotel', define)
