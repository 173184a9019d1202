import { createServer } from 'node:net'

/** Tries the port before anything else, so that a second start fails at once. */
export function tryPort(where: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(where, () => probe.close(() => resolve()))
  })
}
