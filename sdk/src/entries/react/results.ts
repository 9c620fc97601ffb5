import { define } from '../../elements/stay-results/define.ts'
import { wrap } from './wrap.ts'

export const StayResults = wrap('stay-results', define)
