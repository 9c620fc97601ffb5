import * as z from 'zod/mini'
import { text } from '../fields.ts'

/**
 * User info keys (ACC-235); all optional, birthday is YYYY-MM-DD. The email address belongs to the account, and the picture has its
 * own calls: an update changes neither.
 */
export const userInfo = z.object({
  firstName: z.optional(text(100)),
  lastName: z.optional(text(100)),
  displayName: z.optional(text(100)),
  birthday: z.optional(text(10)),
  gender: z.optional(z.enum(['M', 'F'])),
  phoneNumber: z.optional(text(40)),
  billingAddress: z.optional(text()),
  city: z.optional(text(100)),
  country: z.optional(text(2)),
  stateCode: z.optional(text(20)),
  postalCode: z.optional(text(20)),
  email: z.optional(text(254)),
  /** Name of the picture's file below /profile/pictures/, with its extension (ACC-079); empty or missing without a picture. */
  profilePicture: z.optional(text(100)),
  /** Its key in the object store (ACC-080, ACC-081). */
  profilePictureID: z.optional(text(64)),
  customerID: z.optional(text(64)),
})
export type UserInfo = z.infer<typeof userInfo>

/** Saved card, in the stored wire names (ACC-237). */
export const wireCard = z.object({
  customer_pm_id: z.string(),
  card_type: z.string(),
  last_four: z.string(),
  card_holder: z.string(),
  is_default: z.boolean(),
  exp_month: z.number(),
  exp_year: z.number(),
  address_line_one: z.optional(z.string()),
  address_line_two: z.optional(z.string()),
  address_city: z.optional(z.string()),
  address_state_code: z.optional(z.string()),
  address_postal_code: z.optional(z.string()),
  country_code: z.optional(z.string()),
  phone_number: z.optional(z.string()),
})
export type WireCard = z.infer<typeof wireCard>
