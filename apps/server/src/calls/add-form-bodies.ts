import type { FastifyInstance } from 'fastify'

export const formType = 'application/x-www-form-urlencoded'

/** Lets the pages of a scope read forms as browsers send them without a script. */
export function addFormBodies(scope: FastifyInstance): void {
  scope.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body.toString())))
  })
}
