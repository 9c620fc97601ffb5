/** Joins the non-empty texts with the comma of a locale (BCP 47): "2 guests, 1 room". */
export function listText(parts: readonly (string | false | null | undefined)[], locale: string): string {
  const [language] = locale.split('-', 1)
  const comma = language === 'ar' ? '، ' : language === 'zh' ? '，' : ', '
  return parts.filter(Boolean).join(comma)
}
