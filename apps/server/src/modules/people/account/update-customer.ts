import { detailsLock, detailsLockMessages } from '@kinfold/contract/account/details-lock'
import { leavesNaira, nairaStillHeld } from '@kinfold/contract/account/leaves-naira'
import type {
  updateCustomer as endpoint,
  UpdateCustomerBody,
} from '@kinfold/contract/account/update-customer'
import { needsFamilyOffice } from '@kinfold/contract/sign-up/needs-family-office'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import { refuse } from '../../../calls/refusal.ts'
import { appendAudit } from '../../base/audit/append-audit.ts'
import { member } from '../../base/person/account.tables.ts'
import type { Services } from '../../services.ts'
import { citizenshipProblem, countryProblem } from './country-problem.ts'
import { phoneCountry } from './phone-country.ts'
import { phoneNumber, phoneProblem } from './phone-number.ts'
import { readHoldsNaira } from './read-holds-naira.ts'
import { sessionUserOf } from './session-user-of.ts'

type Endpoint = typeof endpoint
type Member = typeof member.$inferSelect
type Changes = Partial<Member>

export async function updateCustomer(
  services: Services,
  { body, caller }: SignedInCall<Endpoint>,
): Promise<Answer<Endpoint>> {
  const fields = problemsOf(body)
  if (Object.keys(fields).length > 0) return refuse('validation_failed', { fields })
  return services.db.transaction(async tx => {
    const [current] = await tx.orm
      .select()
      .from(member)
      .where(eq(member.id, caller.accountId))
      .for('update')
    if (current === undefined) return refuse('forbidden')
    // Closed while this waited: nothing is written about somebody who left.
    if (current.closedAt !== null) return refuse('unauthenticated')
    const changes = changesOf(body, current)
    const lock = detailsLock(locksOf(current), body)
    if (lock !== undefined) return refuse('details_locked', { sentence: detailsLockMessages[lock] })
    const { country, citizenship } = { ...current, ...changes }
    if (leavesNaira(current, { country, citizenship }) && (await readHoldsNaira(tx, current.id))) {
      return refuse('details_locked', { sentence: nairaStillHeld })
    }
    // Only members without ties to Nigeria are asked about the family office.
    const family = needsFamilyOffice(country, citizenship) ? {} : { acceptFamilyOffice: null }
    if (Object.keys(changes).length > 0) {
      await tx.orm
        .update(member)
        .set({ ...changes, ...family })
        .where(eq(member.id, current.id))
      await appendAudit(services, tx, {
        at: await services.clock.now(tx),
        actor: { kind: 'member', id: current.id, name: `${current.firstName} ${current.lastName}` },
        action: 'profile.changed',
        subject: `${current.firstName} ${current.lastName}`,
        subjectId: current.id,
        // The names of the fields only: log entries can't be deleted when a member later removes data.
        detail: Object.keys(body).join(', '),
      })
    }
    return sessionUserOf(services, tx, current.id)
  })
}

function problemsOf({ phone, country, citizenship }: UpdateCustomerBody): Record<string, string> {
  const fields: Record<string, string> = {}
  const add = (name: string, problem: string | undefined) => {
    if (problem !== undefined) fields[name] = problem
  }
  if (phone !== undefined) add('phone', phoneProblem(phone))
  if (country !== undefined) add('country', countryProblem(country))
  if (citizenship !== undefined) add('citizenship', citizenshipProblem(citizenship))
  return fields
}

function changesOf(body: UpdateCustomerBody, current: Member): Changes {
  const { phone = current.phone, country_code: code = current.countryCode } = body
  const isPhone = body.phone !== undefined || body.country_code !== undefined
  const asked = {
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone === undefined ? undefined : (phoneNumber(body.phone) ?? body.phone),
    country: body.country,
    countryCode: isPhone ? phoneCountry(phone, code) : undefined,
    citizenship: body.citizenship,
    pep: body.pep,
    accreditedInvestor: body.accredited_investors,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** The fields of the record that its locks depend on, in the contract's form. */
const locksOf = (row: Member) => ({
  first_name: row.firstName,
  last_name: row.lastName,
  country: row.country,
  citizenship: row.citizenship,
  pep: row.pep,
  kyc_status: row.kycStatus,
  poa_status: row.poaStatus,
  bvn_last4: row.bvnLast4,
})
