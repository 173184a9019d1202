import type { FastifyInstance } from 'fastify'

type Club = {
  readonly supportEmail: string
  readonly now: () => Date
}

const days = (count: number) => count * 86_400_000

/** What programs ask every site for: password managers, who found a weakness, search engines, older browsers. */
export function addWellKnown(app: FastifyInstance, { supportEmail, now }: Club): void {
  app.get('/.well-known/change-password', (_request, reply) =>
    reply.redirect('/dashboard/my-account?tab=Security', 302),
  )
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date(now().getTime() + days(180)).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: mailto:${supportEmail}\nExpires: ${expires}\nPreferred-Languages: en\n`)
  })
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send('User-agent: *\nDisallow: /api\nDisallow: /dashboard\nDisallow: /desk\n'),
  )
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/apple-touch-icon.png', 302))
}
