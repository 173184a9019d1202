/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly CLUB_NAME?: string
  readonly CLUB_LOGO?: string
  readonly CLUB_LOGO_DARK?: string
  readonly CLUB_SUPPORT_EMAIL?: string
  readonly CLUB_SUPPORT_URL?: string
  readonly WEB_API_BASE?: string
  readonly WEB_CAPTCHA_SITE_KEY?: string
}
