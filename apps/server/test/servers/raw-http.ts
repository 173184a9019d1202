// A request as bytes on a socket, for what no client library would send.
import { connect } from 'node:net'

export type RawAnswer = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Everything the server says until the connection closes; undefined when it says nothing. */
export function sendRaw(
  port: number,
  bytes: string | Buffer,
  { hangUp = false } = {},
): Promise<RawAnswer | undefined> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => {
      if (hangUp) socket.end(bytes)
      else socket.write(bytes)
    })
    socket.on('data', part => void parts.push(part))
    // A server that refuses while the rest is still on its way resets the connection.
    socket.on('error', error =>
      'code' in error && error.code === 'EPIPE' ? undefined : reject(error),
    )
    socket.on('close', () => resolve(understand(Buffer.concat(parts).toString('latin1'))))
  })
}

function understand(text: string): RawAnswer | undefined {
  if (text === '') return undefined
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}
