declare module 'postcode-validator/lib/cjs/postcode-regexes.js' {
  export const POSTCODE_REGEXES: ReadonlyMap<string, RegExp>
}
