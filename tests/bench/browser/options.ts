import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Network, networks } from './table.ts'

/**
 * Options of `npm run bench`:
 * --rounds N    number of rounds, 9 by default
 * --peers DIR   a bench kit (measure.mjs): measures its peers and our pages in one run
 * --net NAME    one network for --peers, none or slow4g; both by default
 */
export function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '9' },
      peers: { type: 'string' },
      net: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds)
  if (!(rounds >= 1)) throw new RangeError('--rounds is a number of 1 or more')
  const all = Object.keys(networks) as Network[]
  const nets = all.filter((net) => net === (values.net ?? net))
  if (nets.length === 0) throw new RangeError(`--net is one of ${all.join(', ')}`)
  return { rounds, nets, kit: values.peers ? resolve(values.peers) : undefined }
}
