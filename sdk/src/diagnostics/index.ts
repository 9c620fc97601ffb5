// Loaded apart, and imports nothing of what it looks at: for whoever builds a page on their own machine or asks for it with
// data-debug, and on a live page when something is wrong that its traveller cannot mend.

import { known, version } from './known.ts'
import { type ErrorDetail, hear, watchPolicy } from './network-faults.ts'
import { checkElement, checkScripts } from './page-faults.ts'
import { apiBase, faults, isDeveloping, onFault, script } from './report.ts'

export { hear }

function look(node: Node): void {
  if (!(node instanceof Element)) return
  if (node.localName === 'script') checkScripts()
  for (const element of [node, ...node.querySelectorAll('*')])
    if (element.localName.startsWith('stay')) checkElement(element)
}

function watchPage(): void {
  checkScripts()
  look(document.documentElement)
  new MutationObserver((records) => {
    for (const { addedNodes, target, attributeName } of records)
      if (!attributeName) addedNodes.forEach(look)
      else if (target instanceof Element && target.localName.startsWith('stay')) checkElement(target)
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

let isStarted = false

/** Begins to look, once for each page. */
export function start(): void {
  if (isStarted) return
  isStarted = true
  watchPolicy()
  document.addEventListener('stay-error', (event) => hear((event as CustomEvent<ErrorDetail>).detail))
  if (isDeveloping()) watchPage()
  const debug = script()?.dataset.debug
  if (debug !== undefined && debug !== 'false')
    import('./panel.ts').then(
      ({ openPanel }) => openPanel({ version, tags: Object.keys(known), apiBase, script, faults, onFault }),
      () => {},
    )
}

start()
