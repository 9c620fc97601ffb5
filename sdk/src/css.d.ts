/** A style sheet, minified, as text (build/plugins/css.ts). */
declare module '*.css' {
  const text: string
  export default text
}
