/** Console messages for developers; each has a section in the documentation at /docs/errors/#<code>. */
export const texts = {
  'missing-ref-id': 'This page does not say its refId: put data-ref-id on the script tag.',
  'unknown-ref-id': 'The API knows no brand with the refId {subject}.',
  'forbidden-origin': '{subject} may not use this refId: add the origin to the brand’s origins.',
  'unreachable-api': 'The API at {subject} does not answer.',
  'blocked-by-csp': 'This page’s Content-Security-Policy lacks {subject}.',
  'chunk-failed': 'A part of Staykit could not be loaded: {subject}.',
  'render-failed': 'An element failed: {subject}.',
  offline: 'The browser is offline; elements go on once it is back.',
  'bad-attribute': '{subject}.',
  'deprecated-attribute': '{subject}.',
  'unknown-tag': '<{subject}> is no element of Staykit.',
  'second-script': 'A second script of Staykit is ignored: {subject}.',
  'bad-template': '{subject}.',
  'no-element':
    'Nothing on this page shows {subject}, and no template names a page for it: the journey opens in a dialog.',
} as const

export type Code = keyof typeof texts

/** Expected failures of pages and networks: they do not appear in the console of a live page. */
export const warnings: readonly Code[] = [
  'offline',
  'bad-attribute',
  'deprecated-attribute',
  'unknown-tag',
  'second-script',
  'bad-template',
  'no-element',
]
