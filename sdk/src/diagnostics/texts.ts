/** Console messages for developers; each has a section in the documentation at /docs/errors/#<code>. */
export const texts = {
  'missing-ref-id':
    'This page sets no refId: add data-ref-id to the script tag, set window.staykit.settings.refId before it, or call configure({ refId, apiBase }).',
  'unknown-ref-id': 'The API has no brand with the refId {subject}.',
  'forbidden-origin': '{subject} is not allowed to use this refId: add it to the origins of the brand.',
  'unreachable-api':
    'No API responds at {subject}. If it is elsewhere, set data-api-base, window.staykit.settings.apiBase or configure({ apiBase }).',
  'blocked-by-csp': 'This page’s Content-Security-Policy lacks {subject}.',
  'chunk-failed': 'A file of Staykit failed to load: {subject}.',
  'render-failed': 'An element threw an error: {subject}.',
  offline: 'The browser is offline. Elements continue when it is back online.',
  'bad-attribute': '{subject}.',
  'deprecated-attribute': '{subject}.',
  'other-language': 'There are no texts in the language of {subject}.',
  'unknown-tag': '<{subject}> is not a Staykit element.',
  'second-script': 'A second Staykit script is ignored: {subject}.',
  'bad-template': '{subject}.',
  'not-imported': 'The page has a <{subject}>, but not its code.',
  'nothing-to-show': '<{subject}> is empty: nothing says what it shows.',
  'dark-page':
    '{subject} has dark text on a dark page: set color-scheme: dark on :root, or data-theme="dark" on the script tag.',
  'bad-message': '{subject}.',
  'no-element':
    'No element on this page shows {subject}, and no URL template sets a page for it: the journey opens in a dialog.',
} as const

export type Code = keyof typeof texts

/** Expected failures of pages and networks: they do not appear in the console of a live page. */
export const warnings: readonly Code[] = [
  'offline',
  'bad-attribute',
  'deprecated-attribute',
  'other-language',
  'unknown-tag',
  'second-script',
  'bad-template',
  'not-imported',
  'nothing-to-show',
  'dark-page',
  'bad-message',
  'no-element',
]
