/** What a brand's loyalty vendor has pages show: a page for a member, in a frame, and a script that comes before it. */
export interface LoyaltyWidgets {
  /** The page's address for a vendor by name; undefined where this vendor has none. */
  urlOf(vendor: string, member: string): Promise<string | undefined>
  /** The script's address, the same for everybody; undefined where this vendor has none. */
  scriptOf(vendor: string): Promise<string | undefined>
}
