import { passwordProblem } from '@kinfold/contract/fields/password'
import { needsFamilyOffice } from '@kinfold/contract/sign-up/needs-family-office'
import type { register as endpoint, RegisterBody } from '@kinfold/contract/sign-up/register'
import { eq } from 'drizzle-orm'
import type { Answer, Call } from '../../../calls/call.ts'
import { emailKey } from '../../../calls/email-key.ts'
import { refuse } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { padDuration } from '../../../security/pad-duration.ts'
import { account, member } from '../../base/person/account.tables.ts'
import { findAccountByEmail } from '../../base/person/find-account.ts'
import { verifyFirstAnswer } from '../../base/person/sign-in-answers.ts'
import type { Services } from '../../services.ts'
import { beginVerification } from '../auth/begin-verification.ts'
import { lockAddress } from '../auth/lock-address.ts'
import type { PendingRegistration } from '../auth/pending-registration.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { citizenshipProblem, countryProblem } from './country-problem.ts'
import { phoneCountry } from './phone-country.ts'
import { phoneNumber, phoneProblem } from './phone-number.ts'
import { referralSource } from './referral-source.ts'

type Endpoint = typeof endpoint

// Longer than hashing a password takes.
const stepMs = 200

/** Asks to join. The answer and the work are the same whether the address is known or not. */
export async function register(
  services: Services,
  { body }: Call<Endpoint>,
): Promise<Answer<Endpoint>> {
  const fields = problemsOf(body, services.config.club.name)
  if (Object.keys(fields).length > 0) return refuse('validation_failed', { fields })
  const token = await padDuration(stepMs, () => askToJoin(services, body))
  return verifyFirstAnswer(body.user.email, token)
}

async function askToJoin(services: Services, body: RegisterBody): Promise<string> {
  const passwordHash = await services.passwords.hash(body.user.password)
  const registration = { passwordHash, member: memberOf(body) }
  return services.db.transaction(tx =>
    keepRegistration(services, tx, body.user.email, registration),
  )
}

function problemsOf(
  { user, phone, country, citizenship }: RegisterBody,
  clubName: string,
): Record<string, string> {
  const problems = {
    // The contract's rule already knows the rest of what would be guessed.
    'user.password': passwordProblem(user.password, [clubName]),
    phone: phoneProblem(phone),
    country: countryProblem(country),
    citizenship: citizenshipProblem(citizenship),
  }
  const fields: Record<string, string> = {}
  for (const [name, problem] of Object.entries(problems)) {
    if (problem !== undefined) fields[name] = problem
  }
  return fields
}

async function keepRegistration(
  services: Services,
  tx: Transaction,
  email: string,
  registration: PendingRegistration,
): Promise<string> {
  const key = emailKey(email)
  await lockAddress(tx, key)
  const newId = await addAccount(services, tx, email, registration)
  if (newId !== undefined) {
    const accountId = newId
    const request = { emailKey: key, registrationId: newId, accountId, notice: 'code' } as const
    return beginVerification(services, tx, request)
  }
  const owner = await findAccountByEmail(tx, key)
  const another = { emailKey: key, registrationId: 'new' } as const
  if (owner === undefined || owner.account.emailVerifiedAt !== null) {
    return beginVerification(services, tx, { ...another, accountId: null, notice: 'known address' })
  }
  // It waits beside the earlier registration: the one whose code is entered with its own token counts.
  const accountId = owner.account.id
  await tx.orm
    .update(account)
    .set({ registeredAgainAt: services.now() })
    .where(eq(account.id, accountId))
  return beginVerification(services, tx, { ...another, accountId, notice: 'code', registration })
}

/** The new account's id, or undefined when the address has one. */
async function addAccount(
  services: Services,
  tx: Transaction,
  email: string,
  { passwordHash, member: facts }: PendingRegistration,
): Promise<string | undefined> {
  const moment = await services.clock.now(tx)
  const [added] = await tx.orm
    .insert(account)
    .values({
      email,
      emailKey: emailKey(email),
      passwordHash,
      passwordChangedAt: services.now(),
      createdAt: moment,
    })
    .onConflictDoNothing()
    .returning({ id: account.id })
  if (added === undefined) return undefined
  await tx.orm.insert(member).values({
    id: added.id,
    ...facts,
    acceptedTermsVersion: (await termsInForce(services, tx)).version,
    acceptedTermsAt: moment,
  })
  return added.id
}

function memberOf(body: RegisterBody): PendingRegistration['member'] {
  const isAsked = needsFamilyOffice(body.country, body.citizenship)
  return {
    firstName: body.user.first_name,
    lastName: body.user.last_name,
    phone: phoneNumber(body.phone) ?? body.phone,
    countryCode: phoneCountry(body.phone, body.country_code),
    country: body.country,
    citizenship: body.citizenship,
    pep: body.pep,
    accreditedInvestor: body.accredited_investors,
    acceptFamilyOffice: isAsked ? (body.accept_family_office ?? null) : null,
    excoReferral: body.exco_referral,
    referralSource: referralSource(body),
    heardAboutUs: body.heard_about_us,
    heardAboutUsDetail: body.heard_about_us_detail ?? null,
    referralPerson: body.referral_person === '' ? null : body.referral_person,
  }
}
