// Fixed for each server, so they are built once; a middleware would build them for each answer.
import type { FastifyInstance } from 'fastify'
import type { ThirdParty } from './third-party.ts'

export type HeaderSettings = {
  readonly https: boolean
  readonly scriptHashes: readonly string[]
  readonly thirdParties: readonly ThirdParty[]
  /** Whether a page shows a file that it has fetched in the browser's own viewer. */
  readonly showsFiles?: boolean
}

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
} as const

const captcha = ['https://challenges.cloudflare.com']
const tags = ['https://www.googletagmanager.com']
const tagged = [...tags, 'https://*.google-analytics.com']
const loadsTags = { scripts: tags, images: tagged, connections: tagged, frames: [] }

/** What the pages may load from each service, when the web app was built to use it. */
const sources: Readonly<Record<ThirdParty, Record<Kind, readonly string[]>>> = {
  analytics: loadsTags,
  'tag manager': loadsTags,
  captcha: { scripts: captcha, images: [], connections: captcha, frames: captcha },
}
type Kind = 'scripts' | 'images' | 'connections' | 'frames'

function contentSecurityPolicy({
  https,
  scriptHashes,
  thirdParties,
  showsFiles = false,
}: HeaderSettings): string {
  const hosts = (kind: Kind) => new Set(thirdParties.flatMap(party => sources[party][kind]))
  const list = (...allowed: readonly string[]) => allowed.join(' ')
  const hashes = scriptHashes.map(hash => `'${hash}'`)
  const frames = [...hosts('frames'), ...(showsFiles ? ['blob:'] : [])]
  const directives = [
    "default-src 'self'",
    list("script-src 'self'", ...hashes, ...hosts('scripts')),
    // Positions of menus and dialogs are set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    list("img-src 'self' data: blob:", ...hosts('images')),
    "font-src 'self'",
    list("connect-src 'self'", ...hosts('connections')),
    frames.length === 0 ? "frame-src 'none'" : list('frame-src', ...frames),
    "form-action 'self'",
    "base-uri 'none'",
    showsFiles ? 'object-src blob:' : "object-src 'none'",
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
    // An API answer is never a page: it may load and run nothing, and may not be cached.
    forApi: {
      'x-content-type-options': 'nosniff',
      'referrer-policy': everywhere['referrer-policy'],
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      ...transport,
    },
  }
}

export function addSecurityHeaders(
  app: FastifyInstance,
  {
    forPages,
    forApi,
    forDesk,
  }: SecurityHeaders & { readonly forDesk: SecurityHeaders['forPages'] },
): void {
  app.addHook('onRequest', ({ routeOptions: { url } }, reply, done) => {
    // By the matched route, because an address can be spelled in many ways. Without a route it is a refusal.
    if (url === undefined || url.startsWith('/api/')) reply.headers(forApi)
    else reply.headers(/^\/desk(\/|$)/.test(url) ? forDesk : forPages)
    done()
  })
}
