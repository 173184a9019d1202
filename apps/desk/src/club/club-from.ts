import { brandFrom } from '@kinfold/app/club/brand-from'
import { type ClubSettings, setting } from '@kinfold/app/club/club-settings'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { storageNames } from './storage-names.ts'

/** The club that its settings describe. */
export function clubFrom(env: ClubSettings<ImportMetaEnv>) {
  const name = setting(env.CLUB_NAME) ?? clubDefaults.name
  const supportEmail = setting(env.CLUB_SUPPORT_EMAIL) ?? clubDefaults.supportEmail
  return {
    name,
    brand: brandFrom({ name, logo: env.CLUB_LOGO, logoDark: env.CLUB_LOGO_DARK }),
    contact: setting(env.CLUB_SUPPORT_URL) ?? `mailto:${supportEmail}`,
    apiBase: setting(env.WEB_API_BASE) ?? '/api',
    captchaSite: setting(env.WEB_CAPTCHA_SITE_KEY),
    storage: storageNames,
  } as const
}
