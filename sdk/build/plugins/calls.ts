/** Rollup plugin: bundles carry the calls of the contract without the sentences that only its documentation says. */
export function leanCalls() {
  return {
    name: 'staykit-calls',
    transform(code: string, id: string) {
      if (!/\/contract\/src\/calls\/[^/]+\.ts$/.test(id)) return null
      return { code: code.replace(/^\s*summary: '.*',$/gm, ''), map: null }
    },
  }
}
