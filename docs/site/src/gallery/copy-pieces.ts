import { copyFile, mkdir } from 'node:fs/promises'
import { galleryFolder } from './pieces.ts'

/** Astro integration: copies the modules of the gallery next to its pages. */
export const copyPieces = {
  name: 'staykit-gallery',
  hooks: {
    'astro:build:done': async ({ dir }: { readonly dir: URL }) => {
      const folder = new URL('pieces/', dir)
      await mkdir(folder, { recursive: true })
      await copyFile(`${galleryFolder}/gallery.js`, new URL('gallery.js', folder))
    },
  },
}
