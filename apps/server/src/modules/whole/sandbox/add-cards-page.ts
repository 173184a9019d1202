import type { FastifyInstance, FastifyReply } from 'fastify'
import { addFormBodies } from '../../../calls/add-form-bodies.ts'
import { createCardBook } from '../../../providers/payments/sandbox/create-card-book.ts'
import type { Services } from '../../services.ts'
import { cardsPage } from './cards-page.ts'
import { refuseOtherSites } from './refuse-other-sites.ts'

const outcomes = ['success', 'decline', 'silence'] as const

/** Where the outcome of later charges to a kept card is chosen. */
export function addCardsPage(app: FastifyInstance, services: Services): void {
  const { club } = services.config
  const book = createCardBook(services)
  const show = async (reply: FastifyReply) => {
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8')
    return reply.send(cardsPage(club, await book.cards()))
  }
  app.register(async scope => {
    addFormBodies(scope)
    refuseOtherSites(scope)
    scope.get('/sandbox/cards', async (_request, reply) => show(reply))
    scope.post('/sandbox/cards', async ({ body }, reply) => {
      const token = textIn(body, 'token')
      const chosen = textIn(body, 'outcome')
      const outcome = outcomes.find(each => each === chosen)
      const card = (await book.cards()).find(each => each.token === token)
      if (outcome === undefined || card === undefined) return show(reply.code(400))
      await book.choose(card.token, outcome)
      return reply.redirect('/sandbox/cards', 303)
    })
  })
}

const textIn = (body: unknown, name: string): string => String(Reflect.get(Object(body), name))
