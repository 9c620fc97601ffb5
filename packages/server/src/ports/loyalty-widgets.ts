/** The page that a brand's loyalty vendor shows a member, in a frame. */
export interface LoyaltyWidgets {
  /** Its address for a vendor by name; undefined where this vendor has none. */
  urlOf(vendor: string, member: string): Promise<string | undefined>
}
