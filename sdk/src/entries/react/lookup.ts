import { define } from '../../elements/stay-lookup/define.ts'
import { wrap } from './wrap.ts'

export const StayLookup = wrap('stay-lookup', define)
