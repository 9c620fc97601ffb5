import { define } from '../../elements/stay-login/define.ts'
import { wrap } from './wrap.ts'

export const StayLogin = wrap('stay-login', define)
