// A load generator light enough to share two cores with what it measures: raw sockets, one request at a time each.
import { connect, type Socket } from 'node:net'

export type Load = {
  readonly port: number
  readonly request: string | ((turn: number) => string)
  readonly connections: number
  readonly seconds: number
  /** Pause between an answer and the next request of a connection, for a part load. */
  readonly pauseMs?: number
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly statuses: Readonly<Record<string, number>>
}

export async function load({ seconds, connections, ...rest }: Load): Promise<LoadResult> {
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const begin = performance.now()
  const end = begin + seconds * 1000
  let turn = 0
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const caller = await openCaller(rest.port)
      while (performance.now() < end) {
        const text = typeof rest.request === 'string' ? rest.request : rest.request(turn++)
        const from = performance.now()
        const status = await caller.send(text)
        latencies.push(performance.now() - from)
        statuses[status] = (statuses[status] ?? 0) + 1
        if (rest.pauseMs) await new Promise(resolve => setTimeout(resolve, rest.pauseMs))
      }
      caller.close()
    }),
  )
  const took = (performance.now() - begin) / 1000
  latencies.sort((a, b) => a - b)
  return {
    perSecond: latencies.length / took,
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    statuses,
  }
}

/** As many requests a second as 70 % of what the server can answer. */
export async function loadInPart(
  of: Pick<Load, 'port' | 'request' | 'seconds'>,
): Promise<LoadResult> {
  const full = await load({ ...of, connections: 8 })
  const connections = 4
  const pauseMs = Math.max(1, (1000 * connections) / (0.7 * full.perSecond) - full.p50 / 2)
  return load({ ...of, connections, pauseMs })
}

export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export type Caller = { send(request: string): Promise<string>; close(): void }

export function openCaller(port: number): Promise<Caller> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1')
    let waiting = ''
    let answered: ((status: string) => void) | undefined
    let failed: (error: Error) => void = reject
    socket.setNoDelay(true)
    socket.on('error', error => failed(error))
    socket.on('close', () => failed(new Error('The server closed the connection.')))
    socket.on('data', chunk => {
      waiting += chunk.toString('latin1')
      const headEnd = waiting.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const length = Number(/content-length: (\d+)/i.exec(waiting.slice(0, headEnd))?.[1] ?? 0)
      if (waiting.length < headEnd + 4 + length) return
      const status = waiting.slice(9, 12)
      waiting = ''
      answered?.(status)
    })
    socket.once('connect', () =>
      resolve({
        send: request =>
          new Promise((done, fail) => {
            answered = done
            failed = fail
            socket.write(request)
          }),
        close: () => socket.destroy(),
      }),
    )
  })
}

export function getRequest(path: string, token?: string): string {
  const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
  return `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${authorization}\r\n`
}

export function postRequest(path: string, body: unknown, cookie?: string): string {
  const text = JSON.stringify(body)
  const kept = cookie === undefined ? '' : `cookie: ${cookie}\r\n`
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\n${kept}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}
