// The club's providers besides mail and captcha, and how to reach them.
import type { Mode } from './mode.ts'
import type { Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

const web = ['http:', 'https:'] as const

/** none: no provider is asked, so nothing counts as checked. */
export type AccountsConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'none' }
  | { readonly kind: 'paystack'; readonly secretKey: string; readonly url: string }

export type BvnConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'none' }
  | {
      readonly kind: 'dojah'
      readonly appId: string
      readonly secretKey: string
      readonly url: string
    }

/** none: only operators set the exchange rate. */
export type RatesConfig =
  | { readonly kind: 'sandbox' | 'none' }
  | {
      readonly kind: 'http'
      readonly name: string
      readonly url: string
      readonly key: string | undefined
    }

export type FilesConfig =
  | { readonly kind: 'local' }
  | {
      readonly kind: 's3'
      readonly url: string
      readonly region: string
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

export const unlessSandbox = (mode: Mode) => (mode === 'sandbox' ? 'sandbox' : 'none')

export function readAccounts(settings: Settings, mode: Mode): AccountsConfig {
  const kinds = ['sandbox', 'none', 'paystack'] as const
  const kind = settings.choice('BANK_PROVIDER', kinds, unlessSandbox(mode))
  if (kind !== 'paystack') return { kind: inMode('BANK_PROVIDER', kind, mode) }
  return {
    kind,
    secretKey: settings.required('PAYSTACK_SECRET_KEY', 'the secret key of your Paystack account'),
    url: address(settings, 'PAYSTACK_URL', 'https://api.paystack.co'),
  }
}

export function readBvns(settings: Settings, mode: Mode): BvnConfig {
  const kinds = ['sandbox', 'none', 'dojah'] as const
  const kind = settings.choice('BVN_PROVIDER', kinds, unlessSandbox(mode))
  if (kind !== 'dojah') return { kind: inMode('BVN_PROVIDER', kind, mode) }
  return {
    kind,
    appId: settings.required('DOJAH_APP_ID', 'the id of your app at Dojah'),
    secretKey: settings.required('DOJAH_SECRET_KEY', 'the secret key of your Dojah account'),
    url: address(settings, 'DOJAH_URL', 'https://api.dojah.io'),
  }
}

export function readRates(settings: Settings, mode: Mode): RatesConfig {
  const kind = settings.choice('RATE_FEED', ['none', 'sandbox', 'http'], 'none')
  if (kind !== 'http') return { kind: inMode('RATE_FEED', kind, mode) }
  const url = settings.url('RATE_FEED_URL', web)
  if (url === undefined) {
    throw new StartupError('Set RATE_FEED_URL to the address that answers what a dollar costs.')
  }
  const name = settings.text('RATE_FEED_NAME', new URL(url).hostname)
  return { kind, name, url, key: settings.optional('RATE_FEED_KEY') }
}

export function readFiles(settings: Settings): FilesConfig {
  const kind = settings.choice('FILE_STORE', ['local', 's3'], 'local')
  if (kind === 'local') return { kind }
  const url = settings.url('BUCKET_URL', web)
  if (url === undefined) {
    throw new StartupError(
      'Set BUCKET_URL to the address of your bucket, such as https://club-files.s3.eu-west-1.amazonaws.com.',
    )
  }
  return {
    kind,
    url: withoutEnd(url),
    region: settings.text('BUCKET_REGION', 'us-east-1'),
    accessKeyId: settings.required('BUCKET_ACCESS_KEY_ID', 'the id of the key to your bucket'),
    secretAccessKey: settings.required('BUCKET_SECRET_ACCESS_KEY', 'the key to your bucket'),
  }
}

const withoutEnd = (url: string) => url.replace(/\/+$/, '')
export const address = (settings: Settings, name: string, fallback: string) =>
  withoutEnd(settings.url(name, web) ?? fallback)

export function inMode(name: string, kind: 'sandbox' | 'none', mode: Mode): 'sandbox' | 'none' {
  if (kind === 'none' || mode === 'sandbox') return kind
  throw new StartupError(
    `${name}=sandbox is for trying things out; name a real provider or none, or set KINFOLD_MODE=sandbox.`,
  )
}
