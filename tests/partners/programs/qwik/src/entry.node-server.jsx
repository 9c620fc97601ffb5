import { createServer } from 'node:http'
import { createQwikCity } from '@builder.io/qwik-city/middleware/node'
import qwikCityPlan from '@qwik-city-plan'
import { manifest } from '@qwik-client-manifest'
import render from './entry.ssr.jsx'

const { router, notFound, staticFile } = createQwikCity({ render, qwikCityPlan, manifest })

createServer((request, response) => {
  const fail = (error) => response.writeHead(500).end(String(error))
  staticFile(request, response, () => router(request, response, () => notFound(request, response, fail)))
}).listen(Number(process.env.PORT))
