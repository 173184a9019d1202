import type { FastifyInstance } from 'fastify'

/** Calls under way get their answer; those that take longer than the time allowed are cut off. */
export async function closeApp(app: FastifyInstance, seconds: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), seconds * 1000)
  // A connection that falls idle only now would otherwise be kept alive until it is cut off.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  try {
    await app.close()
  } finally {
    clearTimeout(cutOff)
    clearInterval(idle)
  }
}
