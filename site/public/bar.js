// Runs before the first paint to prevent a layout shift: reserves the space of recently viewed hotels on the home page.
try {
  if (localStorage.getItem('staykit.viewed')) document.documentElement.dataset.viewed = ''
} catch {
  // Blocked storage has no recent hotels.
}
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
