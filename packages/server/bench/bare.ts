import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** The floor: reads the request to its end and sends the bytes of a file, with the fewest headers. */
const bytes = readFileSync(process.env.BYTES ?? '')
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length })
    response.end(bytes)
  })
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ listening: typeof address === 'object' ? address?.port : 0 })
})
process.on('SIGTERM', () => process.exit(0))
