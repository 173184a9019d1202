import { brandFrom } from '@kinfold/app/club/brand-from'
import { type ClubSettings, setting } from '@kinfold/app/club/club-settings'
import { currencyOrder } from '@kinfold/app/club/currency-order'
import { clubDefaults } from '@kinfold/contract/club-defaults'
import { storageNames } from './storage-names.ts'

function mailTo(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}

type Names = { readonly name: string; readonly supportEmail: string; readonly apiBase: string }

function linksFrom(env: ClubSettings<ImportMetaEnv>, { name, supportEmail, apiBase }: Names) {
  const help = mailTo(supportEmail, `Help with ${name}`)
  /** A club that names an address and no page is written to. */
  const contact =
    setting(env.CLUB_SUPPORT_URL) ??
    (setting(env.CLUB_SUPPORT_EMAIL) ? help : 'https://kinfold.example/support')
  return {
    contact,
    /** Opens the member's mail program, not a page. */
    isContactByMail: contact === help,
    corporateAccount: mailTo(supportEmail, `A corporate account with ${name}`),
    /** The server knows which are in force. */
    terms: `${apiBase}/terms`,
    bylaws: setting(env.CLUB_BYLAWS_URL) ?? clubDefaults.bylaws,
    privacy: setting(env.CLUB_PRIVACY_URL) ?? 'https://kinfold.example/privacy',
    diasporaTerms:
      setting(env.CLUB_DIASPORA_TERMS_URL) ?? 'https://kinfold.example/diaspora-pool-terms',
    dollarFund: setting(env.CLUB_DOLLAR_FUND_URL) ?? 'https://kinfold.example/dollar-fund',
    course: setting(env.CLUB_COURSE_URL) ?? 'https://kinfold.example/investment-course',
    investorQuiz: setting(env.CLUB_QUIZ_URL) ?? 'https://kinfold.example/investor-quiz',
  } as const
}

/** The club that its settings describe. */
export function clubFrom(env: ClubSettings<ImportMetaEnv>) {
  const name = setting(env.CLUB_NAME) ?? clubDefaults.name
  const apiBase = setting(env.WEB_API_BASE) ?? '/api'
  const supportEmail = setting(env.CLUB_SUPPORT_EMAIL) ?? clubDefaults.supportEmail
  return {
    name,
    supportEmail,
    brand: brandFrom({ name, logo: env.CLUB_LOGO, logoDark: env.CLUB_LOGO_DARK }),
    /** The first is what a page shows before a member says otherwise. */
    currencies: currencyOrder(env.CLUB_CURRENCIES),
    imprint: setting(env.CLUB_IMPRINT) ?? clubDefaults.imprint(name),
    /** Who manages the money under which licence, as at the foot of papers. */
    licence: setting(env.CLUB_LICENCE) ?? clubDefaults.licence,
    /** Where the money is held; left out where a club doesn't say. */
    custody: setting(env.CLUB_CUSTODY),
    apiBase,
    links: linksFrom(env, { name, supportEmail, apiBase }),
    keys: {
      analytics: setting(env.WEB_ANALYTICS_ID),
      tagManager: setting(env.WEB_TAG_MANAGER_ID),
      captchaSite: setting(env.WEB_CAPTCHA_SITE_KEY),
    },
    /** The names of what the browser keeps. */
    storage: {
      ...storageNames,
      token: setting(env.WEB_TOKEN_STORAGE_KEY) ?? storageNames.token,
      survey: setting(env.WEB_SURVEY_STORAGE_KEY) ?? storageNames.survey,
      kycUpdate: setting(env.WEB_KYC_STORAGE_KEY) ?? storageNames.kycUpdate,
    },
  } as const
}
