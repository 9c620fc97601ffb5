import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { unified } from '@astrojs/markdown-remark'
import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { copyPieces } from './src/gallery/copy-pieces.ts'
import { inWords, pieces } from './src/gallery/pieces.ts'
import { linksOfDocs } from './src/links-of-docs.ts'
import { elements } from './src/manifest.ts'
import { tablesOfManifest } from './src/tables-of-manifest.ts'

const page = (label, link) => ({ label, link })

/** Starlight's `autogenerate` reads its own content folder only. */
const recipes = globSync('../recipes/*.md', { cwd: import.meta.dirname }).map((file) => {
  const [, title = ''] = /^title: (.*)$/m.exec(readFileSync(new URL(file, import.meta.url), 'utf8')) ?? []
  return page(title, `/recipes/${basename(file, '.md')}/`)
})

export default defineConfig({
  base: '/docs',
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  markdown: { processor: unified({ remarkPlugins: [linksOfDocs, tablesOfManifest] }) },
  integrations: [
    copyPieces,
    starlight({
      title: 'Staykit',
      description: 'Hotel booking that any site can embed.',
      favicon: '/favicon.svg',
      customCss: ['./src/styles/docs.css'],
      components: { PageTitle: './src/components/PageTitle.astro' },
      routeMiddleware: './src/search.ts',
      pagefind: { ranking: { metaWeights: { title: 5, description: 3, keywords: 3 } } },
      credits: false,
      sidebar: [
        {
          label: 'Start',
          items: [
            page('Live in five minutes', '/'),
            page('Get a refId', '/get-a-ref-id/'),
            page('The script tag', '/script-tag/'),
            page('Separate pages', '/own-pages/'),
            page('Stay links', '/stay-links/'),
            page('Test hotels and cards', '/test-data/'),
            page('Examples', '/examples/'),
          ],
        },
        {
          label: 'Frameworks',
          items: [
            page('From npm', '/npm/'),
            page('React', '/react/'),
            page('Next', '/next/'),
            page('Vue', '/vue/'),
            page('Svelte', '/svelte/'),
            page('Angular', '/angular/'),
            page('Headless', '/headless/'),
            page('Server-side rendering', '/server-rendering/'),
            page('Site builders and bundlers', '/platforms/'),
            page('Unit tests', '/unit-tests/'),
            page('Storybook', '/storybook/'),
          ],
        },
        {
          label: 'Elements',
          items: elements.map(({ tagName }) => page(`<${tagName}>`, `/elements/${tagName}/`)),
        },
        {
          label: 'Theme',
          items: [
            page('Tokens and parts', '/look/'),
            page('Theme editor', '/theme-editor/'),
            page('Languages and currencies', '/languages/'),
          ],
        },
        {
          label: 'On your page',
          items: [
            page('Events', '/events/'),
            page('Data layer', '/data-layer/'),
            page('What is stored', '/what-is-stored/'),
            page('Cancellation', '/cancellation/'),
            page('Errors', '/errors/'),
            page('CSP and SRI', '/csp/'),
          ],
        },
        {
          label: 'Run it',
          items: [
            page('Going live', '/going-live/'),
            page('Retention', '/retention/'),
            page('Figures', '/figures/'),
            page('Budgets', '/budgets/'),
            page('Operations', '/operations/'),
            page('Runbook', '/runbook/'),
            page('Scaling', '/scaling/'),
            page('Releases', '/releases/'),
            page('Accessibility', '/accessibility/'),
            page('Browser support', '/browser-support/'),
            page('API reference', '/api-reference/'),
          ],
        },
        {
          label: 'Contribute',
          items: [
            page('Architecture', '/architecture/'),
            page('Glossary', '/glossary/'),
            page('Inside the SDK', '/sdk/'),
            page('Testing', '/testing/'),
            {
              label: 'Component gallery',
              collapsed: true,
              items: [
                page('All pieces', '/gallery/'),
                ...pieces.map(({ name }) => page(inWords(name), `/gallery/${name}/`)),
              ],
            },
            { label: 'Recipes', items: recipes },
          ],
        },
      ],
    }),
  ],
})
