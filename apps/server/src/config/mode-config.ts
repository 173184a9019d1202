// The mode to start in, and what it requires.
import { isLoopback } from './is-loopback.ts'
import type { Mode } from './mode.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

/** Nobody sets these just to try the product, so the mode has to be set with any of them. */
const signsOfDeployment = [
  'DATABASE_URL',
  'MIGRATION_DATABASE_URL',
  'SMTP_URL',
  'TURNSTILE_SECRET',
  'PAYSTACK_SECRET_KEY',
  'STRIPE_SECRET_KEY',
  'DOJAH_SECRET_KEY',
  'BUCKET_URL',
  'RATE_FEED_URL',
]
const harmlessChoices = {
  MAIL_PROVIDER: ['sandbox'],
  CAPTCHA_PROVIDER: ['sandbox'],
  BANK_PROVIDER: ['sandbox', 'none'],
  BVN_PROVIDER: ['sandbox', 'none'],
  PAYMENT_PROVIDER: ['sandbox', 'none'],
  DOLLAR_CARD_PROVIDER: ['sandbox', 'none'],
  US_CARD_PROVIDER: ['sandbox', 'none'],
  TRANSFER_PROVIDER: ['sandbox', 'none'],
  PAYOUT_PROVIDER: ['sandbox', 'none'],
  FILE_STORE: ['local'],
  RATE_FEED: ['sandbox', 'none'],
}

/** A typo such as NODE_ENV=prod must not open a live club as a sandbox, so the mode is never guessed from it. */
export function readMode(settings: Settings, production: boolean): Mode {
  const fallback = production ? 'live' : 'sandbox'
  const mode = settings.choice('KINFOLD_MODE', ['sandbox', 'live'], fallback)
  if (settings.optional('KINFOLD_MODE') !== undefined) return mode
  const sign = signOfDeployment(settings)
  if (sign === undefined) return mode
  throw new StartupError(
    `${sign} is set, so set KINFOLD_MODE too: live, or sandbox to try things out.`,
  )
}

function signOfDeployment(settings: Settings): string | undefined {
  const named = signsOfDeployment.find(name => settings.optional(name) !== undefined)
  if (named !== undefined) return named
  for (const [name, harmless] of Object.entries(harmlessChoices)) {
    const chosen = settings.optional(name)
    if (chosen !== undefined && !harmless.includes(chosen)) return `${name}=${chosen}`
  }
  const host = settings.optional('HOST')
  if (host !== undefined && !isLoopback(host)) return `HOST=${host}`
  const url = settings.url('PUBLIC_URL', ['http:', 'https:'])
  return url !== undefined && !isLoopback(new URL(url).hostname) ? 'PUBLIC_URL' : undefined
}

export function readPublicUrl(settings: Settings, mode: Mode, fallback: string): string {
  const url = settings.url('PUBLIC_URL', ['http:', 'https:'])
  if (url === undefined && mode === 'live') {
    throw new StartupError(
      'Set PUBLIC_URL to the address members open the club at, such as https://club.example.',
    )
  }
  const address = (url ?? fallback).replace(/\/+$/, '')
  if (mode === 'live') requireTransportSecurity(address)
  return address
}

// On one's own machine nobody can listen in, so a live setup can be tried there without a certificate.
function requireTransportSecurity(address: string): void {
  const { protocol, hostname } = new URL(address)
  if (protocol === 'https:' || isLoopback(hostname)) return
  throw new StartupError(
    'PUBLIC_URL begins with http://, so passwords and reset links would travel unencrypted; set it to an https:// address.',
  )
}
