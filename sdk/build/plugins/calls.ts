import type { Edit } from './edits.ts'

/** Bundles carry the calls of the contract without what only its documentation says and only the server enforces. */
export const leanCalls: Edit = {
  name: 'calls',
  isFor: (id) => /\/contract\/src\/calls\/[^/]+\.ts$/.test(id),
  pattern:
    /^\s*(?:summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")|limits: \[.*\]|anyOrigin: true|brand: '[a-z]+'),$/gm,
  replace: () => '',
}
