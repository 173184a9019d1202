import { brandFrom } from '@kinfold/app/club/brand-from'
import { currencyOrder } from '@kinfold/app/club/currency-order'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { storageNames } from './storage-names.ts'

function set(value: string | undefined): string | undefined {
  return value?.trim() || undefined
}

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

type ClubSettings = {
  readonly [Name in keyof ImportMetaEnv as Extract<Name, `${'CLUB' | 'WEB'}_${string}`>]?:
    | string
    | undefined
}

type Names = { readonly name: string; readonly supportEmail: string; readonly apiBase: string }

function linksFrom(env: ClubSettings, { name, supportEmail, apiBase }: Names) {
  const help = mailTo(supportEmail, `Help with ${name}`)
  /** A club that names an address and no page is written to. */
  const contact =
    set(env.CLUB_SUPPORT_URL) ??
    (set(env.CLUB_SUPPORT_EMAIL) ? help : 'https://kinfold.example/support')
  return {
    contact,
    /** Opens the member's mail program, not a page. */
    isContactByMail: contact === help,
    corporateAccount: mailTo(supportEmail, `A corporate account with ${name}`),
    /** The server knows which are in force. */
    terms: `${apiBase}/terms`,
    bylaws: set(env.CLUB_BYLAWS_URL) ?? clubDefaults.bylaws,
    privacy: set(env.CLUB_PRIVACY_URL) ?? 'https://kinfold.example/privacy',
    diasporaTerms:
      set(env.CLUB_DIASPORA_TERMS_URL) ?? 'https://kinfold.example/diaspora-pool-terms',
    dollarFund: set(env.CLUB_DOLLAR_FUND_URL) ?? 'https://kinfold.example/dollar-fund',
    course: set(env.CLUB_COURSE_URL) ?? 'https://kinfold.example/investment-course',
    investorQuiz: set(env.CLUB_QUIZ_URL) ?? 'https://kinfold.example/investor-quiz',
  } as const
}

/** The club that its settings describe. */
export function clubFrom(env: ClubSettings) {
  const name = set(env.CLUB_NAME) ?? clubDefaults.name
  const apiBase = set(env.WEB_API_BASE) ?? '/api'
  const supportEmail = set(env.CLUB_SUPPORT_EMAIL) ?? clubDefaults.supportEmail
  return {
    name,
    supportEmail,
    brand: brandFrom({ name, logo: env.CLUB_LOGO, logoDark: env.CLUB_LOGO_DARK }),
    /** The first is what a page shows before a member says otherwise. */
    currencies: currencyOrder(env.CLUB_CURRENCIES),
    imprint: set(env.CLUB_IMPRINT) ?? clubDefaults.imprint(name),
    /** Who manages the money under which licence, as at the foot of papers. */
    licence: set(env.CLUB_LICENCE) ?? clubDefaults.licence,
    /** Where the money is held; left out where a club doesn't say. */
    custody: set(env.CLUB_CUSTODY),
    apiBase,
    links: linksFrom(env, { name, supportEmail, apiBase }),
    keys: {
      analytics: set(env.WEB_ANALYTICS_ID),
      tagManager: set(env.WEB_TAG_MANAGER_ID),
      captchaSite: set(env.WEB_CAPTCHA_SITE_KEY),
    },
    /** The names of what the browser keeps. */
    storage: {
      ...storageNames,
      token: set(env.WEB_TOKEN_STORAGE_KEY) ?? storageNames.token,
      survey: set(env.WEB_SURVEY_STORAGE_KEY) ?? storageNames.survey,
      kycUpdate: set(env.WEB_KYC_STORAGE_KEY) ?? storageNames.kycUpdate,
    },
  } as const
}
