// What the ratios are taken against: the same small JSON answer from node:http, or from Fastify with nothing around it.
import { createServer } from 'node:http'
import { fastify } from 'fastify'

const answer = { status: 'ok', version: '0.1.0' }
const port = Number(process.env.PORT)

if (process.argv[2] === 'fastify') {
  const app = fastify()
  app.get('/', async () => answer)
  await app.listen({ port, host: '127.0.0.1' })
} else {
  const text = JSON.stringify(answer)
  createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': text.length,
    })
    response.end(text)
  }).listen(port, '127.0.0.1')
}
