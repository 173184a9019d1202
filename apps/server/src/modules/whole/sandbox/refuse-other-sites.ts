import type { FastifyInstance, FastifyRequest } from 'fastify'
import { RefusedError, refuse } from '../../../calls/refusal.ts'

const fromOwnPages: readonly unknown[] = ['same-origin', 'none']

/** The pages ask nobody to sign in, so a form on any other site could pay or move the clock. */
export function refuseOtherSites(scope: FastifyInstance): void {
  scope.addHook('onRequest', async request => {
    if (request.method === 'POST' && !isFromOwnPage(request))
      throw new RefusedError(refuse('forbidden'))
  })
}

/** Browsers tell where a form came from, older ones and those without HTTPS by its origin; a program tells neither. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return fromOwnPages.includes(site)
  const { origin, host } = headers
  return origin === undefined || origin === `http://${host}` || origin === `https://${host}`
}
