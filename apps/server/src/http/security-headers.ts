// Fixed per server, so they are put together once; a middleware would build them again for each answer.
import type { FastifyInstance } from 'fastify'

export type HeaderSettings = {
  readonly https: boolean
  readonly scriptHashes: readonly string[]
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

const captcha = 'https://challenges.cloudflare.com'
const analytics = 'https://www.googletagmanager.com https://*.google-analytics.com'

function contentSecurityPolicy({ https, scriptHashes }: HeaderSettings): string {
  const hashes = scriptHashes.map(hash => `'${hash}'`).join(' ')
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${hashes} ${captcha} https://www.googletagmanager.com`.replace(/ +/g, ' '),
    // Positions of menus and dialogs are set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${analytics}`,
    "font-src 'self'",
    `connect-src 'self' ${captcha} ${analytics}`,
    `frame-src ${captcha}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ]
  return [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join('; ')
}

export type SecurityHeaders = {
  readonly forPages: Readonly<Record<string, string>>
  readonly forApi: Readonly<Record<string, string>>
}

export function createSecurityHeaders(settings: HeaderSettings): SecurityHeaders {
  const transport: Readonly<Record<string, string>> = settings.https
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}
  return {
    forPages: {
      ...everywhere,
      'content-security-policy': contentSecurityPolicy(settings),
      ...transport,
    },
    // An answer of the API is never a page: nothing in it may load or run, and nothing may keep it.
    forApi: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': everywhere['referrer-policy'],
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...transport,
    },
  }
}

export function headersFor({ forPages, forApi }: SecurityHeaders, url: string) {
  return url.startsWith('/api/') ? forApi : forPages
}

export function addSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headersFor(headers, request.url))
    done()
  })
}
