import type { FastifyInstance } from 'fastify'
import { drawMark } from '../../../mail/draw-mark.ts'
import type { DueWork } from '../../base/schedule/due-work.ts'
import type { Services } from '../../services.ts'
import { addCardsPage } from './add-cards-page.ts'
import { addClockPage } from './add-clock-page.ts'
import { addPaymentPages } from './add-payment-pages.ts'
import { authenticatorPage } from './authenticator-page.ts'
import { inboxPage } from './inbox-page.ts'
import { readAuthenticators } from './read-authenticators.ts'
import { readInbox } from './read-inbox.ts'

type Query = { readonly to?: unknown; readonly mail?: unknown }

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** The sandbox's own pages: the inbox of captured mail, everybody's authenticator codes, the club's clock. */
export function addSandboxPages(
  app: FastifyInstance,
  services: Services,
  works: readonly DueWork[],
): void {
  const { db, config } = services
  app.get<{ Querystring: Query }>('/sandbox/inbox.json', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const mails = await readInbox(db, text(request.query.to))
    return mails.map(({ id: _, ...mail }) => mail)
  })
  app.get<{ Querystring: Query }>('/sandbox/inbox', async (request, reply) => {
    const to = text(request.query.to)
    const mails = await readInbox(db, to)
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    const { club } = config
    const mark = await drawMark(club)
    return inboxPage({ club, mails, to, chosen: text(request.query.mail), mark })
  })
  app.get('/sandbox/authenticator.json', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return readAuthenticators(services)
  })
  app.get('/sandbox/authenticator', async (_request, reply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return authenticatorPage(config.club, await readAuthenticators(services))
  })
  addClockPage(app, services, works)
  addPaymentPages(app, services)
  addCardsPage(app, services)
  app.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/inbox', 302))
}
