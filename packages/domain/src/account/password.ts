export type PasswordProblem = 'too-short' | 'too-simple'

/** At least 8 characters; a digit, a lower- and an upper-case letter and a non-word character (ACC-058, ACC-059). */
export function passwordProblem(text: string): PasswordProblem | undefined {
  if (text.length < 8) return 'too-short'
  const kinds = [/\d/, /[a-z]/, /[A-Z]/, /\W/]
  return kinds.every((kind) => kind.test(text)) ? undefined : 'too-simple'
}
