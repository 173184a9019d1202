import { once } from 'node:events'
import { createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, vi } from 'vitest'
import { listenLocally } from '#test/servers/listen-locally.ts'
import { GatheringSocket } from './gathering-socket.ts'

it('writes once what is written in one turn, in its order', async () => {
  const arrived = Promise.withResolvers<string>()
  const server = createServer(peer => text(peer).then(arrived.resolve, arrived.reject))
  const port = await listenLocally(server)
  const socket = new GatheringSocket()
  const writes = vi.spyOn(socket, '_writev')
  try {
    socket.connect(port, '127.0.0.1')
    await once(socket, 'connect')
    for (const statement of ['one ', 'two ', 'three ']) {
      socket.cork()
      socket.write(statement)
      socket.uncork()
      await Promise.resolve()
    }
    await new Promise(resolve => socket.write('four ', resolve))
    expect(writes.mock.calls.map(([chunks]) => chunks.length)).toEqual([4])
    socket.end('five')
    expect(await arrived.promise).toBe('one two three four five')
  } finally {
    socket.destroy()
    server.close()
  }
})
