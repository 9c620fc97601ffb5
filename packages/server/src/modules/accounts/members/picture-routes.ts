import { createHash } from 'node:crypto'
import { removePicture, savePicture, type UserInfo } from '@staykit/contract'
import { sql } from 'kysely'
import { notFound } from '../../../kernel/http/api-error.ts'
import { callRoute } from '../../../kernel/http/call-route.ts'
import type { Routes } from '../../../kernel/http/server-env.ts'
import type { AccountsDeps } from './deps.ts'
import { ownProfile } from './own-profile.ts'
import { pictureId, pictureName, remade } from './picture.ts'

/**
 * The member's picture: stored, removed, and shown at GET /profile/pictures/{profilePicture}. Images of a page carry no
 * token, so only the member knows the random id.
 */
export function pictureRoutes(routes: Routes, deps: AccountsDeps): void {
  const { db, objects } = deps
  const infoOf = async (id: string): Promise<UserInfo> => {
    const { info } = await db
      .selectFrom('profiles')
      .select('info')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
    return info
  }
  const change = async (id: string, picture: Pick<UserInfo, 'profilePicture' | 'profilePictureID'>) => {
    const { info } = await db
      .updateTable('profiles')
      .set({ info: sql`info || ${JSON.stringify(picture)}::jsonb` })
      .where('user_id', '=', id)
      .returning('info')
      .executeTakeFirstOrThrow()
    return { Item: info }
  }
  callRoute(routes, savePicture, async ({ id, name, picture }, c, member) => {
    await ownProfile(deps, c, member, id)
    const resized = await remade(Buffer.from(picture, 'base64'))
    const profilePictureID = pictureId((await infoOf(id)).profilePictureID)
    await objects.put(profilePictureID, resized)
    return change(id, { profilePictureID, profilePicture: pictureName(profilePictureID, name, resized.kind) })
  })
  callRoute(routes, removePicture, async ({ id }, c, member) => {
    await ownProfile(deps, c, member, id)
    const { profilePictureID } = await infoOf(id)
    if (profilePictureID) await objects.remove(profilePictureID)
    return change(id, { profilePicture: '', profilePictureID: '' })
  })
  routes.get('/profile/pictures/:file{[0-9a-f-]{36}\\.[a-z]{3,4}}', async (c) => {
    const picture = await objects.get(c.req.param('file').slice(0, 36))
    if (!picture) throw notFound('Data not found')
    // The next picture has the same address: browsers revalidate it each time, and load it only when it changed.
    const etag = `"${createHash('sha256').update(picture.body).digest('base64url')}"`
    const headers = {
      etag,
      'cache-control': 'private, no-cache',
      'cross-origin-resource-policy': 'cross-origin',
    }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    return c.body(picture.body, 200, { ...headers, 'content-type': picture.type })
  })
}
