/** The hero at other hours: the same drawing in other colours. */

/** @param {string} color @param {string} other @param {number} share @returns {string} */
function mix(color, other, share) {
  const parts = [color, other].map((hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)))
  const [from = [], to = []] = parts
  return `#${from
    .map((part, at) =>
      Math.round(part + ((to[at] ?? 0) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

const night = {
  colors: new Map([
    ['#ffd98a', '#ffd98a'],
    ['#ffe9bd', '#f3efdc'],
    ['#3b3a6e', '#0b1030'],
    ['#b7617f', '#1b2552'],
    ['#f6a46c', '#34396a'],
    ['#fbd9a0', '#4f5083'],
    ['#c9788a', '#2b3563'],
    ['#4d4a7e', '#10163a'],
  ]),
  toward: '#0d1433',
  share: 0.58,
}
const day = {
  colors: new Map([
    ['#ffd98a', '#8fa9b5'],
    ['#ffe9bd', '#fff6d6'],
    ['#3b3a6e', '#3f97cf'],
    ['#b7617f', '#7cc0e4'],
    ['#f6a46c', '#b9e0ee'],
    ['#fbd9a0', '#eef4e4'],
    ['#c9788a', '#63b3c7'],
    ['#4d4a7e', '#1f7899'],
    ['#8c5f86', '#6f9fb4'],
    ['#56476f', '#4a8392'],
    ['#2c3248', '#4d7a4f'],
    ['#2c2a4a', '#3b6647'],
    ['#2d3f46', '#2f6b4f'],
  ]),
  toward: '#fff4df',
  share: 0.22,
}

/** @param {string} svg @param {typeof night} palette @returns {string} */
const paint = (svg, { colors, toward, share }) =>
  svg.replace(/#[\da-f]{6}\b/g, (color) => colors.get(color) ?? mix(color, toward, share))

/** The drawings that are made from one: name and source. @param {string} name @param {string} svg */
export const variants = (name, svg) =>
  name === 'hero'
    ? [
        ['hero-day', paint(svg, day)],
        ['hero-night', paint(svg, night)],
      ]
    : []
