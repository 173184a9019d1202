import type {
  updateCustomer as endpoint,
  UpdateCustomerBody,
} from '@kinfold/contract/account/update-customer'
import { needsFamilyOffice } from '@kinfold/contract/sign-up/needs-family-office'
import { eq } from 'drizzle-orm'
import type { Answer, SignedInCall } from '../../http/call.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit/append-audit.ts'
import { member } from './account.tables.ts'
import { citizenshipProblem, countryProblem } from './country-problem.ts'
import { phoneProblem } from './phone-problem.ts'
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
    const changes = changesOf(body)
    const lock = lockOn(current, changes)
    if (lock !== undefined) return lock
    const { country, citizenship } = { ...current, ...changes }
    // The family office is a matter of members without Nigeria in their papers only.
    const family = needsFamilyOffice(country, citizenship) ? {} : { acceptFamilyOffice: null }
    if (Object.keys(changes).length > 0) {
      await tx.orm
        .update(member)
        .set({ ...changes, ...family })
        .where(eq(member.id, current.id))
      await appendAudit(tx, {
        at: services.now(),
        actor: { kind: 'member', id: current.id, name: `${current.firstName} ${current.lastName}` },
        action: 'profile.changed',
        subject: `${current.firstName} ${current.lastName}`,
        subjectId: current.id,
        // Which, not what to: the log is never emptied of what a member later takes back.
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

function changesOf(body: UpdateCustomerBody): Changes {
  const asked = {
    firstName: body.first_name,
    lastName: body.last_name,
    phone: body.phone,
    country: body.country,
    countryCode: body.country_code,
    citizenship: body.citizenship,
    pep: body.pep,
    accreditedInvestor: body.accredited_investors,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
}

/** What a reviewer has seen, or is looking at, stays as it is. */
function lockOn(current: Member, changes: Changes): Refusal<'details_locked'> | undefined {
  const documents = [current.kycStatus, current.poaStatus]
  const isChecked = documents.includes('submitted')
  if (changes.pep === false && current.pep && (isChecked || documents.includes('approved'))) {
    return refuse('details_locked', { sentence: declaredForGood })
  }
  if (!touchesIdentity(current, changes)) return undefined
  if (current.kycStatus === 'approved') return refuse('details_locked')
  return isChecked ? refuse('details_locked', { sentence: beingChecked }) : undefined
}

const beingChecked =
  'Your name and country can’t change while your documents are being checked. We will tell you once they are.'
// A second person approves because of it; taking it back would spare them.
const declaredForGood =
  'This can’t be taken back once your documents are with us. Please contact the support team.'

const identity = ['firstName', 'lastName', 'country', 'countryCode', 'citizenship'] as const

// Sending what already stands is no change.
function touchesIdentity(current: Member, changes: Changes): boolean {
  return identity.some(
    name => changes[name] !== undefined && String(changes[name]) !== String(current[name]),
  )
}
