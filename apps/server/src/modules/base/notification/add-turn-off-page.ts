import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../../services.ts'
import { chooseMails } from './choose-mails.ts'
import { readTurnOffLink, turnOffPath } from './turn-off-link.ts'
import { turnOffPage } from './turn-off-page.ts'

type Link = { Params: Record<'topic' | 'member' | 'signature', string> }

/**
 * The page that a mail's own link leads to. Opening it changes nothing, because mailboxes open links by
 * themselves; its button, and the one click of a mail program, turn the mails off.
 */
export function addTurnOffPage(app: FastifyInstance, services: Services): void {
  const { config, db, keyedHash } = services
  const show = (reply: FastifyReply, page: Parameters<typeof turnOffPage>[1]) =>
    reply
      .code(page.state === 'unknown' ? 404 : 200)
      // The address in the page is a key, if only to this.
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(turnOffPage(config.club, page))

  app.register(async scope => {
    // A mail program sends its one click as it likes; nothing is read of it.
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume()
      done(null)
    })
    scope.get<Link>(turnOffPath, async ({ params }, reply) => {
      const link = readTurnOffLink(keyedHash, params)
      return show(reply, link ? { state: 'asked', topic: link.topic } : { state: 'unknown' })
    })
    scope.post<Link>(turnOffPath, async ({ params }, reply) => {
      const link = readTurnOffLink(keyedHash, params)
      if (link === undefined) return show(reply, { state: 'unknown' })
      await db.transaction(tx => chooseMails(tx, link.member, { [link.topic]: false }))
      return show(reply, { state: 'off', topic: link.topic })
    })
  })
}
