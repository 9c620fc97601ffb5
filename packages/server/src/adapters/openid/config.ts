import * as z from 'zod'
import { address, text, type ValuesOf, variables } from '../../kernel/environment.ts'

export const openidVariables = variables({
  shape: {
    GOOGLE_CLIENT_ID: text.optional(),
    GOOGLE_CLIENT_SECRET: text.optional(),
    GOOGLE_ISSUER: address.optional(),
    FACEBOOK_CLIENT_ID: text.optional(),
    FACEBOOK_CLIENT_SECRET: text.optional(),
    FACEBOOK_ISSUER: address.optional(),
    /** Version of Facebook's dialog and Graph API; the newest that was tested. */
    FACEBOOK_VERSION: z
      .string()
      .regex(/^v\d+\.\d+$/)
      .default('v23.0'),
    APPLE_CLIENT_ID: text.optional(),
    APPLE_TEAM_ID: text.optional(),
    APPLE_KEY_ID: text.optional(),
    APPLE_PRIVATE_KEY: text.optional(),
    APPLE_ISSUER: address.optional(),
    PLATFORM_URL: address.optional(),
    PLATFORM_ISSUER: address.optional(),
    PLATFORM_CLIENT_ID: text.optional(),
    PLATFORM_CLIENT_SECRET: text.optional(),
    PLATFORM_COOKIE: z
      .string()
      .regex(/^[\w.-]+$/)
      .optional(),
  },
  together: [
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
    ['PLATFORM_URL', 'PLATFORM_CLIENT_ID', 'PLATFORM_CLIENT_SECRET'],
    ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ],
})

export type OpenidValues = ValuesOf<typeof openidVariables>
