import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebApp } from './web-app.ts'

const year = 31_536_000

/** Serves the web build: hashed assets cached for a year, pages revalidated each time. */
export async function serveWebApp(app: FastifyInstance, web: WebApp): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControl(path.relative(web.folder, file)))
    },
  })
  for (const [address, file] of web.pages) {
    app.get(address, (_request, reply) => reply.sendFile(file))
  }
  if (!web.pages.has('/')) app.get('/', (_request, reply) => reply.redirect('/auth/login', 302))
  app.get('/*', (request, reply) => sendFileOrShell(web, request, reply))
}

function cacheControl(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${year}, immutable`
  return /\.html(\.(br|gz))?$/.test(file) ? 'no-cache' : 'public, max-age=3600'
}

async function sendFileOrShell(
  web: WebApp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = addressOf(request)
  // With a trailing slash it is the same page.
  const page = web.pages.get(address.replace(/\/+$/, ''))
  if (page !== undefined) return reply.sendFile(page)
  if (isFile(web, address)) return reply.sendFile(address.slice(1))
  if (isApp(address)) return sendShell(web, reply, 200)
  // A missing script or picture must not be answered with a page.
  if (/^\/assets\/|\.\w{1,8}$/.test(address))
    return reply.code(404).type('text/plain').send('Not found')
  return sendShell(web, reply, 404)
}

const addressOf = (request: FastifyRequest) => request.url.replace(/[?#].*$/s, '')
const isApp = (address: string) => address === '/dashboard' || address.startsWith('/dashboard/')

// Only names that the build could have made: no encoding, no leading dots, no parent folders.
const plainFile = /^(\/[\w-][\w.@-]*)+\.\w+$/
const hidden = new Set(['csp.json', 'app.html'])

function isFile(web: WebApp, address: string): boolean {
  if (!plainFile.test(address) || address.includes('..')) return false
  return !hidden.has(address.slice(1)) && existsSync(path.join(web.folder, address))
}

function sendShell(web: WebApp, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status)
  if (web.shell !== undefined) return reply.sendFile(web.shell)
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('The web app is not built yet. Run `npm start`, which builds it first.')
}
