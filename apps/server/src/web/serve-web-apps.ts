import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { carryRedirectUrl } from './carry-redirect-url.ts'
import type { WebApp } from './web-app.ts'

const year = 31_536_000

type MembersApp = WebApp & {
  /** Whether anybody may be signed in as with one press. Absent in a live club. */
  readonly offersDemo?: (() => Promise<boolean>) | undefined
}

type WebApps = {
  /** The members' app, at the root. */
  readonly web: MembersApp
  /** The operators', under `/desk`. */
  readonly desk: WebApp
}

/** Serves the builds of both apps: hashed assets cached for a year, pages revalidated each time. */
export async function serveWebApps(app: FastifyInstance, { web, desk }: WebApps): Promise<void> {
  await app.register(fastifyStatic, {
    root: web.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply, file) => {
      const home = file.startsWith(desk.folder + path.sep) ? desk : web
      reply.header('cache-control', cacheControl(path.relative(home.folder, file)))
    },
  })
  for (const [address, file] of web.pages) {
    app.get(address, (request, reply) => sendPage(web, file, request, reply))
  }
  if (!web.pages.has('/')) app.get('/', (_request, reply) => reply.redirect('/auth/login', 302))
  for (const address of ['/desk', '/desk/*']) {
    app.get(address, (request, reply) => sendDesk(desk, request, reply))
  }
  app.get('/*', (request, reply) => sendFileOrShell(web, request, reply))
}

function cacheControl(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) return `public, max-age=${year}, immutable`
  return /\.html(\.(br|gz))?$/.test(file) ? 'no-cache' : 'public, max-age=3600'
}

async function sendFileOrShell(
  web: MembersApp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = addressOf(request)
  // With a trailing slash it is the same page.
  const page = web.pages.get(pageOf(address.replace(/\/+$/, '')))
  if (page !== undefined) return sendPage(web, page, request, reply)
  if (isFile(web, address)) return reply.sendFile(address.slice(1), web.folder)
  if (isDashboard(address)) return sendShell(web, reply, 200)
  if (isLostFile(address)) return sendNotFound(reply)
  return sendShell(web, reply, 404)
}

/** A page that was rendered at build; asked to lead on to somewhere, its links do so from the first byte. */
async function sendPage(
  web: MembersApp,
  page: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { folder, demoDoor } = web
  const opensDoor = demoDoor && signInPages.includes(page) && (await web.offersDemo?.())
  const file = opensDoor ? demoDoor : page
  const carry = carryRedirectUrl(request.url.replace(/^[^?]*/, ''))
  if (carry === undefined) return reply.sendFile(file, folder)
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', cacheControl(file))
    .send(carry(await readFile(path.join(folder, file), 'utf8')))
}

/** The sign-in page, at each of its addresses. */
const signInPages = ['index.html', 'auth/index.html', 'auth/login/index.html'].map(path.normalize)

/** The desk knows its own pages, so each of its addresses is answered with the one document. */
async function sendDesk(
  desk: WebApp,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const address = addressOf(request).replace(/^\/desk/, '')
  if (isFile(desk, address)) return reply.sendFile(address.slice(1), desk.folder)
  if (isLostFile(address)) return sendNotFound(reply)
  return sendShell(desk, reply, 200)
}

/** The page about a paper is one, whatever its code. */
const pageOf = (address: string) => address.replace(/^\/verify\/[^/]+$/, '/verify')

const addressOf = (request: FastifyRequest) => request.url.replace(/[?#].*$/s, '')
const isDashboard = (address: string) =>
  address === '/dashboard' || address.startsWith('/dashboard/')

// A missing script or picture must not be answered with a page.
const isLostFile = (address: string) => /^\/assets\/|\.\w{1,8}$/.test(address)
const sendNotFound = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')

// Only names that the build could have made: no encoding, no leading dots, no parent folders.
const plainFile = /^(\/[\w-][\w.@-]*)+\.\w+$/
const hidden = new Set(['csp.json', 'app.html', 'demo-door.html'])

function isFile({ folder }: WebApp, address: string): boolean {
  if (!plainFile.test(address) || address.includes('..')) return false
  return !hidden.has(address.slice(1)) && existsSync(path.join(folder, address))
}

function sendShell({ shell, folder }: WebApp, reply: FastifyReply, status: number): FastifyReply {
  reply.code(status)
  if (shell !== undefined) return reply.sendFile(shell, folder)
  return reply
    .code(404)
    .type('text/plain; charset=utf-8')
    .send('The web app is not built yet. Run `npm start`, which builds it first.')
}
