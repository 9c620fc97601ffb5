import { define } from '../../elements/stay-rates/define.ts'
import { wrap } from './wrap.ts'

export const StayRates = wrap('stay-rates', define)
