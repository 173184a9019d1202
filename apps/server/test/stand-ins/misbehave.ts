// The ways a provider can fail, shared by all stand-ins.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { patience } from '@kinfold/test-support/patience'

export const faults = ['time-out', '500', 'malformed', 'cut off', 'huge', 'redirect'] as const
export type Fault = (typeof faults)[number]
/** busy: 429. lost: it does what it is asked, and nobody hears the answer. */
export type Behaviour = 'well' | 'slow' | 'busy' | 'lost' | Fault

/**
 * For a client that meets this: silence takes all of its time, so that is short, though long enough for the answer
 * that comes when it asks again.
 */
export const timeoutWith = (behaviour: string): number =>
  patience(behaviour === 'time-out' ? 1_000 : 30_000)

/** Answers in the given way; `well` is the normal answer. */
export function misbehave(behaviour: Behaviour, response: ServerResponse, well: () => void): void {
  const json = (status: number, text: string) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(text)
  const acts: Record<Behaviour, () => unknown> = {
    well,
    slow: () => setTimeout(well, 40),
    busy: () => json(429, '{"status":false,"message":"Too many requests"}'),
    lost: () => {
      well()
      response.destroy()
    },
    'time-out': () => undefined,
    '500': () => json(500, '{"status":true,"message":"sorry"}'),
    malformed: () => json(200, '{"status": tr'),
    'cut off': () => {
      response.writeHead(200, { 'content-length': '400' }).write('{"status":')
      response.destroy()
    },
    huge: () => json(200, JSON.stringify({ status: true, padding: 'x'.repeat(200_000) })),
    redirect: () => response.writeHead(302, { location: '/elsewhere' }).end(),
  }
  acts[behaviour]()
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}
