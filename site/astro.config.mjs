import node from '@astrojs/node'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'standalone' }),
  trailingSlash: 'ignore',
  devToolbar: { enabled: false },
  // The pages' policy allows no inline code or style (src/middleware.ts).
  build: { inlineStylesheets: 'never' },
  // Whole in dist: what runs it needs no package beside it.
  vite: { build: { assetsInlineLimit: 0 }, ssr: { noExternal: true } },
})
