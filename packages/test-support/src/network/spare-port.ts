import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the ports that a system gives to outgoing connections: such a one could be taken before it is used.
const [lowest, beyond] = [20_000, 32_000]

/** A port that nobody listens on. */
export async function sparePort(): Promise<number> {
  for (let turn = 0; turn < 20; turn += 1) {
    const port = randomInt(lowest, beyond)
    if (await isSpare(port)) return port
  }
  throw new Error('no port is spare')
}

async function isSpare(port: number): Promise<boolean> {
  const probe = createServer()
  try {
    probe.listen(port, '127.0.0.1')
    await once(probe, 'listening')
    return true
  } catch {
    return false
  } finally {
    await new Promise(closed => probe.close(closed))
  }
}
