/** The name on the card, which defaults to first plus last card holder names (HOT-177). */
export function cardHolderName(holder: string, firstName: string, lastName: string): string {
  return holder.trim() || `${firstName} ${lastName}`.trim()
}
