/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly CLUB_NAME?: string
  readonly CLUB_LOGO?: string
  readonly CLUB_LOGO_DARK?: string
  readonly CLUB_CURRENCIES?: string
  readonly CLUB_IMPRINT?: string
  readonly CLUB_LICENCE?: string
  readonly CLUB_CUSTODY?: string
  readonly CLUB_SUPPORT_EMAIL?: string
  readonly CLUB_SUPPORT_URL?: string
  readonly CLUB_BYLAWS_URL?: string
  readonly CLUB_PRIVACY_URL?: string
  readonly CLUB_DIASPORA_TERMS_URL?: string
  readonly CLUB_DOLLAR_FUND_URL?: string
  readonly CLUB_COURSE_URL?: string
  readonly CLUB_QUIZ_URL?: string
  readonly WEB_API_BASE?: string
  readonly WEB_ANALYTICS_ID?: string
  readonly WEB_TAG_MANAGER_ID?: string
  readonly WEB_CAPTCHA_SITE_KEY?: string
  readonly WEB_TOKEN_STORAGE_KEY?: string
  readonly WEB_SURVEY_STORAGE_KEY?: string
  readonly WEB_KYC_STORAGE_KEY?: string
}
