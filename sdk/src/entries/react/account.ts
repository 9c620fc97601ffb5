import { define } from '../../elements/stay-account/define.ts'
import { wrap } from './wrap.ts'

export const StayAccount = wrap('stay-account', define)
