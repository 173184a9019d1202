// Every setting of the server, read once at start. Anything bad ends the start with one sentence.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { deskIdleMinutes } from '@kinfold/contract/constants'
import { DateText } from '@kinfold/contract/fields/date'
import type { OnePersonLimits } from '@kinfold/contract/operator/one-person-limits'
import { defaultRateStepPercent } from '@kinfold/contract/operator/rate/set-exchange-rate'
import type { ClubBankAccount } from '@kinfold/contract/payment/club-bank-account'
import {
  defaultWithdrawalLimits,
  type WithdrawalLimits,
} from '@kinfold/contract/withdrawal/withdrawal-limits'
import { readBankDetailsFile } from './bank-details-config.ts'
import { readDatabaseUrl } from './database-url-config.ts'
import type { Mode } from './mode.ts'
import { readMode, readPublicUrl } from './mode-config.ts'
import { type PaymentsConfig, readPayments } from './payments-config.ts'
import {
  type AccountsConfig,
  type BvnConfig,
  type FilesConfig,
  type RatesConfig,
  readAccounts,
  readBvns,
  readFiles,
  readRates,
} from './provider-config.ts'
import { type Environment, Settings } from './settings.ts'
import { StartupError } from './startup-error.ts'

export type MailConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }

export type CaptchaConfig =
  | { readonly kind: 'sandbox' }
  | { readonly kind: 'turnstile'; readonly secret: string; readonly url: string }

/** The club's own facts: the only source of its name and addresses. */
export type Club = {
  readonly name: string
  readonly supportEmail: string
  readonly supportUrl: string
  readonly termsUrl: string
  readonly bylawsUrl: string
  /** One line under each e-mail: who sends it and from where. */
  readonly imprint: string
  /** One line at the foot of each paper: who manages the money, and under which licence. */
  readonly licence: string
  readonly brandColour: string
  readonly accentColour: string
  /** The file of its own mark, for mails and papers; pages have it from their build. */
  readonly logo: string | undefined
}

export type Config = {
  readonly mode: Mode
  /** The day that a new demo club lives on; without it, the day of the first start. */
  readonly demoDay: string | undefined
  readonly production: boolean
  readonly host: string
  readonly port: number
  readonly internalPort: number | undefined
  readonly internalHost: string
  /** How many proxies in front may be believed about the caller's address. */
  readonly trustedProxies: number
  readonly dataFolder: string
  readonly databaseUrl: string | undefined
  /** The same database as its owner, who applies the migrations. */
  readonly migrationDatabaseUrl: string | undefined
  readonly databasePoolSize: number
  readonly publicUrl: string
  readonly webFolder: string
  readonly deskFolder: string
  /** Of a built Storybook, for a sandbox. */
  readonly storybookFolder: string | undefined
  readonly secret: string
  /** Earlier secrets: they still decrypt what they encrypted, and encrypt nothing new. */
  readonly earlierSecrets: readonly string[]
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  readonly sessionIdleHours: number
  /** The same for who works at the desk, whose page locks itself after as long. */
  readonly deskIdleMinutes: number
  readonly sessionDays: number
  readonly stopSeconds: number
  readonly contributeWhen: 'submitted' | 'validated'
  readonly termsVersion: string
  /** How long withdrawals are paused after a bank account was changed. */
  readonly bankChangePauseHours: number
  /** From when on a rate is called old, and one of that age isn't taken from a feed; 0: never. */
  readonly rateStaleDays: number
  /** How far one administrator, or a feed, may change the rate alone, in per cent. */
  readonly rateStepPercent: number
  readonly withdrawals: WithdrawalLimits
  /** Up to how much one approver may give a member by their word alone. */
  readonly handCreditLimits: OnePersonLimits
  /** Up to how much one approver may take for a charge of the bank alone. */
  readonly bankChargeLimits: OnePersonLimits
  readonly mail: MailConfig
  readonly captcha: CaptchaConfig
  readonly accounts: AccountsConfig
  readonly bvns: BvnConfig
  readonly payments: PaymentsConfig
  readonly rates: RatesConfig
  /** How often the feed of rates is asked. */
  readonly rateFeedHours: number
  readonly files: FilesConfig
  /** How much one member may store in total, and upload within an hour. */
  readonly fileQuotaMegabytes: number
  readonly fileHourlyMegabytes: number
  /** How long an unused file is kept. */
  readonly unusedFileDays: number
  /** How many years the personal data of a closed account is kept, because the law asks for it; 0: not at all. */
  readonly keepClosedYears: number
  readonly club: Club
  /** Where members transfer to until two administrators say otherwise. */
  readonly bankDetails: readonly ClubBankAccount[]
}

const sandboxSecret = 'this secret protects nothing but the sandbox'
const repository = path.resolve(import.meta.dirname, '../../../..')
const anyAmount = { min: 0, max: 1_000_000_000 }
const anyPort = { min: 0, max: 65_535 }

export function readConfig(environment: Environment, folder = process.cwd()): Config {
  const settings = new Settings(environment)
  const production = settings.optional('NODE_ENV') === 'production'
  const mode = readMode(settings, production)
  const host = settings.text('HOST', '127.0.0.1')
  const port = settings.whole('PORT', 4000, anyPort)
  return {
    mode,
    demoDay: readDemoDay(settings, mode),
    production,
    host,
    port,
    internalPort: settings.optionalWhole('INTERNAL_PORT', anyPort),
    internalHost: settings.text('INTERNAL_HOST', '127.0.0.1'),
    trustedProxies: settings.whole('TRUSTED_PROXIES', 0, { min: 0, max: 10 }),
    dataFolder: path.resolve(folder, settings.text('KINFOLD_DATA_DIR', '.kinfold/data')),
    ...readDatabase(settings, mode),
    databasePoolSize: settings.whole('DATABASE_POOL_SIZE', 10, { min: 2, max: 200 }),
    publicUrl: readPublicUrl(settings, mode, `http://${addressable(host)}:${port}`),
    webFolder: path.resolve(
      folder,
      settings.text('WEB_DIR', path.join(repository, 'apps/web/dist')),
    ),
    deskFolder: path.resolve(
      folder,
      settings.text('DESK_DIR', path.join(repository, 'apps/desk/dist')),
    ),
    storybookFolder: readStorybookFolder(settings, mode, folder),
    secret: readSecret(settings, mode),
    earlierSecrets: settings.list('KINFOLD_EARLIER_SECRETS'),
    // In the sandbox the terminal is for the welcome message.
    logLevel: settings.choice(
      'LOG_LEVEL',
      ['debug', 'info', 'warn', 'error', 'silent'],
      mode === 'sandbox' ? 'warn' : 'info',
    ),
    sessionIdleHours: settings.whole('SESSION_IDLE_HOURS', 12, { min: 1, max: 720 }),
    deskIdleMinutes: settings.whole('DESK_IDLE_MINUTES', deskIdleMinutes, { min: 5, max: 720 }),
    sessionDays: settings.whole('SESSION_DAYS', 7, { min: 1, max: 90 }),
    stopSeconds: settings.whole('STOP_SECONDS', 10, { min: 0, max: 300 }),
    contributeWhen: settings.choice('CONTRIBUTE_WHEN', ['submitted', 'validated'], 'submitted'),
    termsVersion: settings.text('TERMS_VERSION', '1'),
    bankChangePauseHours: settings.whole('BANK_CHANGE_PAUSE_HOURS', mode === 'sandbox' ? 0 : 24, {
      min: 0,
      max: 720,
    }),
    rateStaleDays: settings.whole('RATE_STALE_DAYS', 7, { min: 0, max: 365 }),
    rateStepPercent: settings.whole('RATE_STEP_PERCENT', defaultRateStepPercent, {
      min: 0,
      max: 50,
    }),
    withdrawals: {
      least: {
        NGN: BigInt(settings.whole('LEAST_WITHDRAWAL_NGN', 1_000, anyAmount)) * 100n,
        USD: BigInt(settings.whole('LEAST_WITHDRAWAL_USD', 5, anyAmount)) * 100n,
      },
      open: settings.whole('OPEN_WITHDRAWALS', defaultWithdrawalLimits.open, { min: 1, max: 1000 }),
      aDay: settings.whole('WITHDRAWALS_A_DAY', defaultWithdrawalLimits.aDay, {
        min: 1,
        max: 1000,
      }),
    },
    handCreditLimits: {
      NGN: BigInt(settings.whole('HAND_CREDIT_LIMIT_NGN', 1_000_000, anyAmount)) * 100n,
      USD: BigInt(settings.whole('HAND_CREDIT_LIMIT_USD', 1_000, anyAmount)) * 100n,
    },
    bankChargeLimits: {
      NGN: BigInt(settings.whole('BANK_CHARGE_LIMIT_NGN', 50_000, anyAmount)) * 100n,
      USD: BigInt(settings.whole('BANK_CHARGE_LIMIT_USD', 50, anyAmount)) * 100n,
    },
    mail: readMail(settings, mode),
    captcha: readCaptcha(settings, mode),
    accounts: readAccounts(settings, mode),
    bvns: readBvns(settings, mode),
    payments: readPayments(settings, mode),
    rates: readRates(settings, mode),
    rateFeedHours: settings.whole('RATE_FEED_HOURS', 6, { min: 1, max: 168 }),
    files: readFiles(settings),
    fileQuotaMegabytes: settings.whole('FILE_QUOTA_MB', 200, { min: 10, max: 1_000_000 }),
    fileHourlyMegabytes: settings.whole('FILE_HOURLY_MB', 100, { min: 10, max: 1_000_000 }),
    unusedFileDays: settings.whole('UNUSED_FILE_DAYS', 7, { min: 1, max: 3650 }),
    keepClosedYears: settings.whole('KEEP_CLOSED_YEARS', 5, { min: 0, max: 30 }),
    club: readClub(settings, folder),
    bankDetails: readBankDetailsFile(settings, folder),
  }
}

function readDemoDay(settings: Settings, mode: Mode): string | undefined {
  const day = settings.optional('KINFOLD_DEMO_DAY')
  if (day === undefined) return undefined
  if (mode === 'live') {
    throw new StartupError('KINFOLD_DEMO_DAY is for the sandbox: a live club has no demo.')
  }
  if (DateText.is(day)) return day
  throw new StartupError(`KINFOLD_DEMO_DAY is "${day}"; set it to a day such as 2026-06-03.`)
}

function readStorybookFolder(settings: Settings, mode: Mode, folder: string): string | undefined {
  const named = settings.optional('STORYBOOK_DIR')
  if (named === undefined) return undefined
  if (mode === 'live') {
    throw new StartupError('STORYBOOK_DIR is for the sandbox: a live club shows no stories.')
  }
  const storybook = path.resolve(folder, named)
  if (existsSync(path.join(storybook, 'iframe.html'))) return storybook
  throw new StartupError(
    `STORYBOOK_DIR names ${storybook}, where no Storybook is; build it with \`npm run storybook build\`.`,
  )
}

function readDatabase(settings: Settings, mode: Mode) {
  const databaseUrl = readDatabaseUrl(settings, 'DATABASE_URL', mode)
  const migrationDatabaseUrl = readDatabaseUrl(settings, 'MIGRATION_DATABASE_URL', mode)
  if (migrationDatabaseUrl !== undefined && databaseUrl === undefined) {
    throw new StartupError(
      'MIGRATION_DATABASE_URL is set and DATABASE_URL is not; set it to the log-in the server serves with.',
    )
  }
  return { databaseUrl, migrationDatabaseUrl }
}

// A browser can't open 0.0.0.0.
/** Its own machine by its name: browsers make no passkeys for an address of numbers. */
const addressable = (host: string) =>
  ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host

function readSecret(settings: Settings, mode: Mode): string {
  if (mode === 'sandbox') return settings.text('KINFOLD_SECRET', sandboxSecret)
  const secret = settings.required(
    'KINFOLD_SECRET',
    'at least 32 random characters, such as those `openssl rand -base64 32` prints',
  )
  const isWeak = secret.length < 32 || new Set(secret).size < 12 || secret === sandboxSecret
  // Earlier secrets are separated by commas.
  if (secret.includes(',')) {
    throw new StartupError('KINFOLD_SECRET may not contain a comma; choose another.')
  }
  if (isWeak) {
    throw new StartupError(
      'KINFOLD_SECRET is too easy to guess; set it to what `openssl rand -base64 32` prints.',
    )
  }
  return secret
}

function readMail(settings: Settings, mode: Mode): MailConfig {
  const kind = settings.choice(
    'MAIL_PROVIDER',
    ['sandbox', 'smtp'],
    mode === 'live' ? 'smtp' : 'sandbox',
  )
  if (kind === 'sandbox') return sandboxOnly('MAIL_PROVIDER', mode)
  const url = settings.url('SMTP_URL', ['smtp:', 'smtps:'])
  if (url === undefined) {
    throw new StartupError('Set SMTP_URL to your mail server, such as smtps://name:password@host.')
  }
  return { kind, url, from: settings.required('MAIL_FROM', 'the address members get mail from') }
}

function readCaptcha(settings: Settings, mode: Mode): CaptchaConfig {
  const kind = settings.choice(
    'CAPTCHA_PROVIDER',
    ['sandbox', 'turnstile'],
    mode === 'live' ? 'turnstile' : 'sandbox',
  )
  if (kind === 'sandbox') return sandboxOnly('CAPTCHA_PROVIDER', mode)
  return {
    kind,
    secret: settings.required('TURNSTILE_SECRET', 'the secret key of your Turnstile widget'),
    url:
      settings.url('TURNSTILE_URL', ['http:', 'https:']) ??
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  }
}

function sandboxOnly(name: string, mode: Mode): { readonly kind: 'sandbox' } {
  if (mode === 'sandbox') return { kind: 'sandbox' }
  throw new StartupError(
    `${name}=sandbox is for trying things out; name a real provider, or set KINFOLD_MODE=sandbox.`,
  )
}

function readClub(settings: Settings, folder: string): Club {
  const name = settings.text('CLUB_NAME', clubDefaults.name)
  const supportEmail = settings.emailAddress('CLUB_SUPPORT_EMAIL', clubDefaults.supportEmail)
  const link = (setting: string, fallback: string) =>
    settings.url(setting, ['http:', 'https:', 'mailto:']) ?? fallback
  return {
    name,
    supportEmail,
    supportUrl: link('CLUB_SUPPORT_URL', `mailto:${supportEmail}`),
    termsUrl: link('CLUB_TERMS_URL', 'https://kinfold.example/terms'),
    bylawsUrl: link('CLUB_BYLAWS_URL', clubDefaults.bylaws),
    imprint: settings.text('CLUB_IMPRINT', clubDefaults.imprint(name)),
    licence: settings.text('CLUB_LICENCE', clubDefaults.licence),
    brandColour: colour(settings, 'CLUB_BRAND_COLOUR', '#2b3582'),
    accentColour: colour(settings, 'CLUB_ACCENT_COLOUR', '#f2ab2b'),
    logo: readLogo(settings, folder),
  }
}

function readLogo(settings: Settings, folder: string): string | undefined {
  const named = settings.optional('CLUB_LOGO')
  if (named === undefined) return undefined
  const file = path.resolve(folder, named)
  if (existsSync(file)) return file
  throw new StartupError(`CLUB_LOGO names ${file}, which is not there.`)
}

function colour(settings: Settings, name: string, fallback: string): string {
  const value = settings.text(name, fallback)
  if (/^#[0-9a-f]{6}$/i.test(value)) return value
  throw new StartupError(`${name} is "${value}"; set it to a colour such as ${fallback}.`)
}
