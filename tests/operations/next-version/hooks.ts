// node --import: a future version of the server that renames a hot column, with its migrations.
import { registerHooks } from 'node:module'

const folders = (process.env.NEXT_MIGRATIONS ?? '').split(',').map((folder) => JSON.stringify(folder))
const list = 'export const migrationFolders = ['

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!/packages\/server\/src\/(compose|modules\/)/.test(url) || !loaded.source) return loaded
    const { source } = loaded
    const text = typeof source === 'string' ? source : new TextDecoder().decode(source)
    const changed = text.replaceAll('request_hash', 'body_hash').replace(list, `${list}${folders.join()},`)
    return { ...loaded, source: changed }
  },
})
