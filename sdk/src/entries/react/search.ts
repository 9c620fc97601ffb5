import { define } from '../../elements/stay-search/define.ts'
import { wrap } from './wrap.ts'

export const StaySearch = wrap('stay-search', define)
