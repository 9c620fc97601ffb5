// A separate chunk without imports of the SDK. It loads on localhost, with data-debug, and on a live page when a failure
// needs a fix by a developer.

import { attributesByTag, version } from './known.ts'
import { checkMessages } from './message-faults.ts'
import { explainError, watchPolicy } from './network-faults.ts'
import { checkContent, checkElement, checkLanguage, checkScripts } from './page-faults.ts'
import { apiBase, faults, isDeveloping, onFault, report, script } from './report.ts'

/** Time for an element to load its code and its content, ms. */
const LOADING_MS = 3000

const isOurs = (element: Element) => element.localName.startsWith('stay')

/** Checks what an element shows when it had time to load it, and some times more: its code may come late. */
function checkLater(element: Element, turns = 10): void {
  setTimeout(() => {
    if (!element.isConnected) return
    checkContent(element)
    if (turns > 1) checkLater(element, turns - 1)
  }, LOADING_MS)
}

function inspectElement(element: Element): void {
  if (element.localName === 'script') checkScripts()
  if (isOurs(element)) {
    checkElement(element)
    checkLater(element)
  } else if (element.shadowRoot) watch(element.shadowRoot)
}

function look(node: Node): void {
  if (node instanceof Element) inspectElement(node)
  for (const element of (node as Partial<ParentNode>).querySelectorAll?.('*') ?? []) inspectElement(element)
}

const observer = new MutationObserver((records) => {
  for (const { addedNodes, target, attributeName } of records)
    if (!attributeName) addedNodes.forEach(look)
    else if (target instanceof Element && isOurs(target)) checkElement(target)
})

function watch(root: Document | ShadowRoot): void {
  observer.observe(root, { childList: true, subtree: true, attributes: true })
  look(root)
}

function watchPage(): void {
  checkScripts()
  void checkMessages(globalThis.staykit?.settings?.messages)
  watch(document)
  addEventListener('stay-ready', (event) => {
    const element = event.composedPath().findLast((each) => each instanceof Element && isOurs(each))
    if (element instanceof Element) checkLanguage(element)
  })
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
  if (isDeveloping()) watchPage()
  const debug = script()?.dataset.debug
  if (debug !== undefined && debug !== 'false')
    import('./panel.ts').then(
      ({ openPanel }) =>
        openPanel({ version, tags: Object.keys(attributesByTag), apiBase, script, faults, onFault }),
      () => {},
    )
}

start()
