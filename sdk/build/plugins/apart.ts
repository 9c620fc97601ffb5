import type { OutputChunk, Plugin } from 'rollup'

/**
 * What the single file leaves beside itself: the map library, far countries' addresses, QR codes, passkeys, following a part
 * that moves, addresses of the partner's site, texts of other logins, what explains faults, hearts on hotels,
 * what a member likes, a change of dates, payment by wallet and by bitcoin, the forms of flights and cars, and whole elements.
 */
const apart =
  /\/(create-map|vector-tiles|far|qr-code|ceremonies|explain|follow|legacy-links|en-US\/social-login|hearts|likes|changing|travel-forms|bitcoin-panel|expired-transfer|pay-by-wallet)(\.tsx?)?$|^entry:/

/** What shows itself by a React of its own, and is given nothing but data and functions. */
const ownReact =
  /\/(hearts|likes|changing|travel-forms|bitcoin-panel|expired-transfer|pay-by-wallet)\.tsx$|^entry:/

/**
 * Rollup plugin for the single file: the parts that few need stay in the chunks of the loader build and are imported from
 * beside the file. None of them but what shows itself may import another chunk: it brings a
 * second React.
 */
export function partsFromChunks(chunks: readonly OutputChunk[]): Plugin {
  const chunkOf = (module: string) => chunks.find(({ facadeModuleId }) => facadeModuleId === module)
  const found = new Set<string>()
  return {
    name: 'staykit-apart',
    async resolveDynamicImport(specifier, importer) {
      if (typeof specifier !== 'string' || !apart.test(specifier)) return null
      const module = await this.resolve(specifier, importer)
      const chunk = chunkOf(module?.id ?? '')
      if (!chunk) throw new Error(`no chunk for ${specifier}`)
      if (chunk.imports.length > 0 && !ownReact.test(specifier))
        throw new Error(`${specifier} imports ${chunk.imports.join(', ')}`)
      found.add(specifier)
      return { id: `chunks/${chunk.fileName}`, external: true }
    },
    renderDynamicImport({ customResolution, targetModuleId }) {
      if (customResolution !== null || targetModuleId?.endsWith('.ts')) return null
      return { left: 'import(new URL(', right: ',globalThis.staykit.script.src).href)' }
    },
    buildEnd(error) {
      if (!error && found.size < 2)
        throw new Error(`parts beside the single file: only ${[...found].join(', ')}`)
    },
  }
}
