// For --import: writes the address of every module outside of this checkout's own that the process loads to LIST_LOADED.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/')) appendFileSync(process.env.LIST_LOADED, `${url}\n`)
    return next(url, context)
  },
})
