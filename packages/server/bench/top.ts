import type { Profiler } from 'node:inspector'

const TOP = 10

/** Lines of the functions that took the most time of a profile, without what they called. */
export function topOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): string[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]))
  const times = new Map<string, number>()
  let busy = 0
  for (const [index, id] of samples.entries()) {
    const frame = frames.get(id)
    if (!frame || frame.functionName === '(idle)' || frame.url.startsWith('node:inspector')) continue
    const { functionName, url, lineNumber } = frame
    const place = url && ` ${url.split('/').slice(-3).join('/')}:${lineNumber + 1}`
    const name = `${functionName || '(anonymous)'}${place}`
    const micros = timeDeltas[index] ?? 0
    times.set(name, (times.get(name) ?? 0) + micros)
    busy += micros
  }
  const most = [...times].sort(([, a], [, b]) => b - a).slice(0, TOP)
  return most.map(([name, micros]) => `${((micros / busy) * 100).toFixed(1)} % ${name}`)
}
