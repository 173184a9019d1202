import { browserStore } from '@kinfold/app/storage/browser-store'
import type { SignUpForm } from '@kinfold/contract/sign-up/sign-up-form'
import { club } from '../../club/club.ts'

const store = browserStore('sessionStorage', club.storage.signUpDraft)

/** What is never kept: secrets, a challenge that was solved, and what has to be accepted anew. */
const neverKept = [
  'password',
  'confirm_password',
  'cf_turnstile_response',
  'terms_and_conditions',
] as const satisfies readonly (keyof SignUpForm)[]

type SignUpDraft = Partial<Omit<SignUpForm, (typeof neverKept)[number]>>

const texts = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'country_code',
  'calling_code',
  'country',
  'referral_info',
  'heard_about_us',
  'social_media_value',
  'ads_platform',
  'hdyhau_other_value',
  'referral_person',
] as const
const answers = ['exco_referral', 'pep', 'accredited_investors', 'accept_family_office'] as const

/** Only what is as the form has it; a draft of an older form may know other fields. */
export function readSignUpDraft(text: string | null): SignUpDraft {
  try {
    const kept: unknown = JSON.parse(text ?? 'null')
    if (typeof kept !== 'object' || kept === null) return {}
    const values = new Map<string, unknown>(Object.entries(kept))
    const draft: SignUpDraft = {}
    for (const name of texts) {
      const value = values.get(name)
      if (typeof value === 'string') draft[name] = value
    }
    for (const name of answers) {
      const value = values.get(name)
      if (typeof value === 'boolean') draft[name] = value
    }
    const citizenship = values.get('citizenship')
    if (Array.isArray(citizenship))
      draft.citizenship = citizenship.filter(each => typeof each === 'string')
    return draft
  } catch {
    return {}
  }
}

export function writeSignUpDraft(values: object): string {
  const kept = Object.entries(values).filter(([name]) => neverKept.every(never => never !== name))
  return JSON.stringify(Object.fromEntries(kept))
}

export const keptSignUp = (): SignUpDraft => readSignUpDraft(store.read())
export const keepSignUp = (values: object): void => store.write(writeSignUpDraft(values))
export const forgetSignUp = (): void => store.clear()
