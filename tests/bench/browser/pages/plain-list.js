// The lower bound for the filters: the same 1,000 hotels in memory, a star filter, a count and 20 rows in plain DOM. A row has
// the content of a stay-results row (picture, stars, place, score, amenities, prices, links), without framework, styles and translations.
const STAR = 'm12 2.8 2.8 5.9 6.4.8-4.7 4.4 1.2 6.4-5.7-3.1-5.7 3.1 1.2-6.4-4.7-4.4 6.4-.8z'
const wanted = new Set()
const list = document.createElement('ul')
const count = document.createElement('p')
const element = (tag, ...children) => {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}
const icon = () => {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('width', '16')
  path.setAttribute('d', STAR)
  svg.append(path)
  return svg
}
const link = (href, ...children) => Object.assign(element('a', ...children), { href })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function row({ id, name, starRating, thumbnails, location, score, amenities, price }) {
  const href = `/details/city/800/${id}`
  const picture = Object.assign(new Image(256, 180), { src: thumbnails[0], loading: 'lazy', alt: '' })
  const stars = element('span', ...Array.from({ length: Math.ceil(starRating) }, icon))
  const facts = [
    element('h2', link(href, name), ' ', stars),
    element('p', icon(), location.display),
    element(
      'p',
      element('b', `${score.guestScore}`),
      ` ${score.scoreDescription}, ${score.guestScoreCount} reviews`,
    ),
    element('ul', ...amenities.slice(0, 4).map((amenity) => element('li', icon(), amenity.name))),
  ]
  const prices = [
    element('s', money.format(price.displayStrikethrough)),
    element('b', money.format(price.final)),
    element('small', '3 nights, 1 room'),
    element('small', `${money.format(price.display)} a night`),
  ]
  const rooms = element('button', 'View rooms', icon())
  return element(
    'li',
    element('article', link(href, picture), ...facts, ...prices, link(href, 'Book'), rooms),
  )
}

function draw() {
  const found = hotels.filter(({ starRating }) => wanted.size === 0 || wanted.has(Math.floor(starRating)))
  count.textContent = `${found.length} hotels`
  list.replaceChildren(...found.slice(0, 20).map(row))
}

const boxes = [5, 4, 3].map((stars) => {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.onchange = () => {
    if (box.checked) wanted.add(stars)
    else wanted.delete(stars)
    draw()
  }
  return element('label', box, `${stars} stars`)
})
document.body.append(...boxes, count, list)
draw()
