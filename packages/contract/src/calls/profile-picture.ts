import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { filled } from '../fields.ts'
import { pictures } from '../limits.ts'
import { userInfo } from '../model/user.ts'

/** Largest file of a picture, in bytes. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024
/** In base64 every 3 bytes are 4 characters. */
const longest = Math.ceil(MAX_PICTURE_BYTES / 3) * 4

const pictureCall = {
  base: 'api',
  path: '/profile/users/{id}/picture',
  access: 'member',
  brand: 'none',
  limits: [pictures],
  retry: false,
  timeoutMs: 30_000,
} as const

/**
 * Stores a picture of the member from base64. It is re-encoded as a square without metadata. 400 for a file that
 * is no JPEG, PNG, WebP or GIF.
 */
export const savePicture = defineCall({
  ...pictureCall,
  bodyBytes: longest + 1024,
  summary: "Saves the member's picture",
  request: z.object({
    id: filled(64),
    /** Name of the file, whose extension stays (ACC-079). */
    name: filled(200),
    picture: z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w+/]+={0,2}$/)),
  }),
  response: z.object({ Item: userInfo }),
})

export const removePicture = defineCall({
  ...pictureCall,
  method: 'DELETE',
  summary: "Removes the member's picture",
  request: z.object({ id: filled(64) }),
  response: z.object({ Item: userInfo }),
})
