// What the ratios are taken against: the same small JSON answer from Fastify with nothing around it.
import { fastify } from 'fastify'

const app = fastify()
app.get('/', async () => ({ status: 'ok', version: '0.1.0' }))
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
