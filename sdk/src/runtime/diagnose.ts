/** Explains an error in the console; its texts are loaded apart (diagnostics/). */
export function diagnose(detail: { readonly code: string; readonly message?: string }): void {
  import('../diagnostics/index.ts').then(
    ({ hear }) => hear(detail),
    () => console.error('Staykit:', detail.code),
  )
}
