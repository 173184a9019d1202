// Senders that disconnect in the middle of a body, as happens on every slow network.

import { readdirSync } from 'node:fs'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { dayo } from '@kinfold/personas/people/people'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openDemoClub } from '#test/clubs/open-demo-club.ts'
import type { TestServer } from '#test/servers/create-test-server.ts'
import { patiently } from '#test/servers/patiently.ts'
import { sessionFor } from '#test/servers/session-for.ts'

let server: TestServer
let port: number
let token: string
beforeAll(async () => {
  server = await openDemoClub()
  await server.parts.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.parts.app.server.address() as AddressInfo).port
  token = await sessionFor(server, dayo.customer.email)
})
afterAll(() => server[Symbol.asyncDispose]())

const half: [what: string, head: string, body: string][] = [
  ['JSON', 'POST /api/auth/login HTTP/1.1\r\ncontent-type: application/json', '{"email":'],
  [
    'a form with a file',
    'POST /api/file HTTP/1.1\r\ncontent-type: multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
  ],
]

it.each(half)('%s that is cut off is counted, and is not an error', async (_, head, body) => {
  const { metrics } = server
  const counted = async () =>
    Number(/^kinfold_aborted_bodies_total (\d+)$/m.exec(await metrics.registry.metrics())?.[1])
  const before = await counted()
  server.logged.length = 0
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `${head}\r\nhost: club\r\nauthorization: Bearer ${token}\r\ncontent-length: 5000\r\n\r\n${body}`,
  )
  await vi.waitFor(async () => expect(await connections()).toBeGreaterThan(0), patiently)
  socket.destroy()
  await vi.waitFor(async () => expect(await counted()).toBe(before + 1), patiently)
  expect(server.logged.filter(line => !line.includes('"level":"info"'))).toEqual([])
  expect(server.logged.join('')).not.toContain('stack')
  await vi.waitFor(() => expect(received()).toEqual([]), patiently)
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) => {
    server.parts.app.server.getConnections((error, count) =>
      error ? reject(error) : resolve(count),
    )
  })
}

function received(): string[] {
  try {
    return readdirSync(path.join(server.config.dataFolder, 'uploads'))
  } catch {
    return []
  }
}
