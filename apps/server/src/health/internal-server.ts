// Metrics and probes for the people who run the server, on a port that members don't reach.
import { createServer, type Server } from 'node:http'
import type { Database } from '../db/database.ts'
import type { Metrics } from '../metrics/create-metrics.ts'
import { describeReadiness, type Readiness } from './readiness.ts'

type Parts = {
  readonly db: Database
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** The current ends of the chains over the books, to be stored elsewhere. */
  readonly readBooks: () => Promise<object>
}

export function createInternalServer({ db, metrics, readiness, readBooks }: Parts): Server {
  const readReadiness = async () => {
    const line = await describeReadiness(readiness, db)
    metrics.ready(line === 'ready')
    return line
  }
  const readMetrics = () => readReadiness().then(() => metrics.registry.metrics())
  return createServer((request, response) => {
    const send = (status: number, type: string, body: string) => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    }
    if (request.url === '/metrics') {
      readMetrics().then(
        text => send(200, metrics.registry.contentType, text),
        () => send(500, 'text/plain', 'the metrics could not be read\n'),
      )
    } else if (request.url === '/health') send(200, 'text/plain', 'alive\n')
    else if (request.url === '/ready') {
      void readReadiness().then(line =>
        send(line === 'ready' ? 200 : 503, 'text/plain; charset=utf-8', `${line}\n`),
      )
    } else if (request.url === '/books') {
      readBooks().then(
        books => send(200, 'application/json', `${JSON.stringify(books)}\n`),
        () => send(503, 'text/plain', 'the database does not answer\n'),
      )
    } else send(404, 'text/plain', 'not found; try /metrics, /health, /ready or /books\n')
  })
}
