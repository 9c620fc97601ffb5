import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { renderToString } from 'react-dom/server'
import { Page } from './page.jsx'

const PORT = 4334
const cities = { '/': { id: '2267057', name: 'Lisbon' }, '/porto': { id: '2735943', name: 'Porto' } }

const html = (city) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Rooms in ${city.name} | Harbour &amp; Pine</title>
    <link rel="icon" href="data:," />
    <script type="module" src="/client.js"></script>
  </head>
  <body>
    <div id="app">${renderToString(<Page city={city} />)}</div>
    <script type="application/json" id="props">${JSON.stringify({ props: { city } })}</script>
  </body>
</html>`

createServer(async ({ url }, answer) => {
  const { pathname } = new URL(url, 'http://page')
  const city = cities[pathname]
  if (city) return answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(city))
  try {
    const script = await readFile(new URL(`public${pathname}`, import.meta.url))
    answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
  } catch {
    answer.writeHead(404).end('Not found')
  }
}).listen(PORT, () => console.log(`http://localhost:${PORT}`))
