import type { Edit } from './edits.ts'

/** Bundles carry the calls of the contract without the sentences that only its documentation says. */
export const leanCalls: Edit = {
  name: 'calls',
  isFor: (id) => /\/contract\/src\/calls\/[^/]+\.ts$/.test(id),
  pattern: /^\s*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),$/gm,
  replace: () => '',
}
