import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'
import { latestTerms } from './latest-terms.ts'

/**
 * One address for the terms, for members and for people who join: it leads to what was published last, or
 * to the club's own link until then, so that a page built before can't show terms that have passed.
 */
export function addTermsPage(app: FastifyInstance, { db, config }: Services): void {
  app.get('/api/terms', async (_request, reply) => {
    const latest = await latestTerms(db)
    return reply.redirect(latest?.link ?? config.club.termsUrl, 302)
  })
}
