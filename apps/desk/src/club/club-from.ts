import { brandFrom } from '@kinfold/app/club/brand-from'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { storageNames } from './storage-names.ts'

function set(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

type ClubSettings = {
  readonly [Name in keyof ImportMetaEnv as Extract<Name, `${'CLUB' | 'WEB'}_${string}`>]?:
    | string
    | undefined
}

/** The club that its settings describe. */
export function clubFrom(env: ClubSettings) {
  const name = set(env.CLUB_NAME) ?? clubDefaults.name
  const supportEmail = set(env.CLUB_SUPPORT_EMAIL) ?? clubDefaults.supportEmail
  return {
    name,
    brand: brandFrom({ name, logo: env.CLUB_LOGO, logoDark: env.CLUB_LOGO_DARK }),
    contact: set(env.CLUB_SUPPORT_URL) ?? `mailto:${supportEmail}`,
    apiBase: set(env.WEB_API_BASE) ?? '/api',
    captchaSite: set(env.WEB_CAPTCHA_SITE_KEY),
    storage: storageNames,
  } as const
}
