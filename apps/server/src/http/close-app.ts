import type { FastifyInstance } from 'fastify'

/** Calls in flight are answered; those that exceed the time allowed are cut off. */
export async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  // Otherwise a connection that becomes idle now would be kept alive until it is cut off.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
    clearInterval(idle)
  }
}
