import { define } from '../../elements/stay-trips/define.ts'
import { wrap } from './wrap.ts'

export const StayTrips = wrap('stay-trips', define)
