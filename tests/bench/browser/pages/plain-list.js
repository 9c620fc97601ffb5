// The floor of the filters: the same 1,000 hotels in memory, a star filter, a count and 20 rows in plain DOM.
const wanted = new Set()
const list = document.createElement('ul')
const count = document.createElement('p')
const element = (tag, ...children) => {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

function draw() {
  const found = hotels.filter(({ starRating }) => wanted.size === 0 || wanted.has(Math.floor(starRating)))
  count.textContent = `${found.length} hotels`
  const rows = found
    .slice(0, 20)
    .map(({ name, location, price }) =>
      element(
        'li',
        element('h3', name),
        element('p', location.display),
        element('b', `${price.display} ${price.currencyCode}`),
      ),
    )
  list.replaceChildren(...rows)
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
