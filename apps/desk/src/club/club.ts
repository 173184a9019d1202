// Whose desk it is, from the same `.env` as the members' app.
import { logoAddress } from '@kinfold/app/club/logo-address'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import type { BrandConfiguration } from '@kinfold/ui/brand-configuration'
import { storageNames } from './storage-names.ts'

const env = import.meta.env

function set(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

const name = set(env.CLUB_NAME) ?? clubDefaults.name
const supportEmail = set(env.CLUB_SUPPORT_EMAIL) ?? clubDefaults.supportEmail

export const club = {
  name,
  contact: set(env.CLUB_SUPPORT_URL) ?? `mailto:${supportEmail}`,
  apiBase: set(env.WEB_API_BASE) ?? '/api',
  captchaSite: set(env.WEB_CAPTCHA_SITE_KEY),
  storage: storageNames,
} as const

const logo = logoAddress(env.CLUB_LOGO, 'logo')

export const brand: BrandConfiguration = {
  name,
  ...(logo
    ? { mark: { light: logo, dark: logoAddress(env.CLUB_LOGO_DARK, 'logo-dark') ?? logo } }
    : {}),
}
