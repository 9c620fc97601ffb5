// For --import: appends the URL of every loaded module outside of this checkout to LIST_LOADED.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/')) appendFileSync(process.env.LIST_LOADED, `${url}\n`)
    return next(url, context)
  },
})
