import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Storybook puts its stories into a frame of its own, and starts itself by a script in its page. */
const headers = {
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline' 'unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'cache-control': 'no-cache',
}

/** Every part and page in all its states, for a sandbox that names the folder of a built Storybook. */
export function addStorybook(app: FastifyInstance, folder: string): void {
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/', 302))
  app.register(fastifyStatic, {
    root: folder,
    prefix: '/storybook/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: reply => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
    },
  })
}
