// A separate chunk without imports of the SDK. It loads on localhost, with data-debug, and on a live page when a failure
// needs a fix by a developer.

import { attributesByTag, version } from './known.ts'
import { explainError, watchPolicy } from './network-faults.ts'
import { checkElement, checkLanguage, checkScripts } from './page-faults.ts'
import { apiBase, faults, isDeveloping, onFault, report, script } from './report.ts'

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

/** Starts the diagnostics, once per page. */
export function start(): void {
  if (isStarted) return
  isStarted = true
  watchPolicy()
  addEventListener('stay-error', ({ detail }) => explainError(detail))
  addEventListener('stay-go', ({ detail }) => detail && report('no-element', detail))
  const { fault } = globalThis.staykit ?? {}
  if (fault) explainError(fault)
  if (isDeveloping()) {
    watchPage()
    addEventListener('stay-ready', ({ target }) => target instanceof Element && checkLanguage(target))
  }
  const debug = script()?.dataset.debug
  if (debug !== undefined && debug !== 'false')
    import('./panel.ts').then(
      ({ openPanel }) =>
        openPanel({ version, tags: Object.keys(attributesByTag), apiBase, script, faults, onFault }),
      () => {},
    )
}

start()
