// Globals of the web test runner.
type Step = (run: () => unknown) => void
declare const describe: ((title: string, body: () => void) => void) & {
  skip: (title: string, body: () => void) => void
}
declare const it: ((title: string, run: () => unknown) => void) & {
  skip: (title: string, run?: () => unknown) => void
}
declare const before: Step
declare const beforeEach: Step
declare const after: Step
declare const afterEach: Step
