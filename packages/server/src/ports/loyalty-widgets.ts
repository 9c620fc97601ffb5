/** Widgets of a brand's loyalty vendor: a page for a member in a frame, and a script that loads before it. */
export interface LoyaltyWidgets {
  /** Address of the page of a vendor; undefined for an unknown vendor. */
  urlOf(vendor: string, member: string): Promise<string | undefined>
  /** Address of the script, the same for all members; undefined for an unknown vendor. */
  scriptOf(vendor: string): Promise<string | undefined>
}
