// Runs before the first paint. A browser that skips a page transition is no error of the page.
for (const change of ['pageswap', 'pagereveal'])
  addEventListener(change, ({ viewTransition }) => {
    for (const part of ['ready', 'updateCallbackDone', 'finished']) viewTransition?.[part].catch(() => {})
  })
// An element may start before scripts/analytics: that script reads the steps that it missed.
document.addEventListener(
  'stay-step',
  ({ detail }) => {
    const { dataset } = document.documentElement
    dataset.steps = `${dataset.steps ?? ''} ${detail.step}`
  },
  true,
)
// Prevents a layout shift: reserves the space of recently viewed hotels on the home page.
try {
  if (localStorage.getItem('staykit.viewed')) document.documentElement.dataset.viewed = ''
} catch {
  // Blocked storage has no recent hotels.
}
// The consent question is part of the first paint, so that nothing moves. scripts/analytics handles its answer.
if (
  !/(?:^|; )analytics=(?:yes|no)(?:;|$)/.test(document.cookie) &&
  navigator.doNotTrack !== '1' &&
  navigator.globalPrivacyControl !== true &&
  !location.pathname.startsWith('/checkout')
)
  document.documentElement.dataset.asks = ''
  // ?bar=none hides the top bar, ?bar=static unsticks it, any other value clears the choice.
;(() => {
  const param = new URLSearchParams(location.search).get('bar')
  let bar = param
  try {
    if (param === null) bar = localStorage.getItem('bar')
    else if (param === 'none' || param === 'static') localStorage.setItem('bar', param)
    else localStorage.removeItem('bar')
  } catch {
    // Blocked storage: the choice lasts as long as the page.
  }
  if (bar === 'none' || bar === 'static') document.documentElement.dataset.bar = bar
})()
