import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { createLog } from '../log/create-log.ts'
import { createMetrics } from '../metrics/create-metrics.ts'
import { addRequestLog } from './add-request-log.ts'

async function linesOf(level: 'info' | 'warn'): Promise<Record<string, unknown>[]> {
  const lines: string[] = []
  const log = createLog(level, { write: line => void lines.push(line) })
  const app = fastify()
  addRequestLog(app, log, createMetrics({ processMetrics: false }))
  app.get('/sum/:id', async () => 'two')
  app.get('/broken', async (_request, reply) => reply.code(503).send())
  await app.inject('/sum/8f14e45f?token=abc')
  await app.inject('/broken')
  await app.close()
  return lines.map(line => JSON.parse(line))
}

it('logs one line for each answer, with the route and never the full URL', async () => {
  expect(await linesOf('info')).toEqual([
    {
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      reqId: expect.any(String),
      method: 'GET',
      route: '/sum/:id',
      status: 200,
      ms: expect.any(Number),
      msg: 'request completed',
    },
    expect.objectContaining({ level: 'error', route: '/broken', status: 503 }),
  ])
})

it('logs failures also at the log level warn', async () => {
  expect(await linesOf('warn')).toEqual([expect.objectContaining({ status: 503 })])
})
