import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services.ts'
import { latestTerms } from './latest-terms.ts'

/**
 * One URL for the terms, for members and people who join. It redirects to the terms published last, or until
 * then to the club's own link, so that a page built earlier never shows outdated terms.
 */
export function addTermsPage(app: FastifyInstance, { db, config }: Services): void {
  app.get('/api/terms', async (_request, reply) => {
    const latest = await latestTerms(db)
    return reply.redirect(latest?.link ?? config.club.termsUrl, 302)
  })
}
