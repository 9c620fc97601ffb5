// A worker thread of slowness.ts: a fixed piece of what tests mostly do (strings, objects, JSON, sorting).
const rows = Array.from({ length: 2_000 }, (_, index) => ({
  id: `hotel-${(index * 7_919) % 2_003}`,
  prices: Array.from({ length: 8 }, (_, night) => (index * 31 + night * 17) % 997),
}))

let text = ''
for (let round = 0; round < 550; round++) {
  text = JSON.stringify(rows)
  const read: typeof rows = JSON.parse(text)
  read.sort((one, other) => one.id.localeCompare(other.id))
}
