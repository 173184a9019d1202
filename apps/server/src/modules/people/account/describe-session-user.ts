import { sessionFlags } from '@kinfold/contract/account/session-flags'
import type { SessionUser } from '@kinfold/contract/account/session-user'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { leastWithdrawalOf } from '@kinfold/contract/withdrawal/least-withdrawal-of'
import type { ClubClock } from '../../../clock/create-club-clock.ts'
import type { Config } from '../../../config/config.ts'
import type { Handle } from '../../../db/database.ts'
import { describeCustomer } from '../../base/person/describe-customer.ts'
import { type AccountRecord, firstNameOf } from '../../base/person/find-account.ts'
import { memberFactsOf } from '../../base/person/member-facts-of.ts'
import { noBankAccounts, readBankAccounts } from '../bank-account/read-bank-accounts.ts'
import { readActiveSurvey } from '../survey/read-active-survey.ts'
import { readTermsChanges } from '../terms/read-terms-changes.ts'
import { termsInForce } from '../terms/terms-in-force.ts'
import { readUnreadAndPasskey } from './read-unread-and-passkey.ts'

type Parts = { readonly config: Config; readonly clock: ClubClock }

/** Everything that the screens depend on, assembled in this one place. */
export async function describeSessionUser(
  { config, clock }: Parts,
  handle: Handle,
  record: AccountRecord,
): Promise<SessionUser> {
  const { account, member, operator } = record
  const moment = await clock.now(handle)
  const { version, publishedAt } = await termsInForce({ config }, handle)
  const hasAccepted = member === null || member.acceptedTermsVersion === version
  const banks = member === null ? noBankAccounts : await readBankAccounts(handle, member)
  const flags = sessionFlags(memberFactsOf(record, banks, { config, now: moment }))
  const { unread, hasPasskey } = await readUnreadAndPasskey(handle, account.id)
  const pausedUntil = member?.withdrawalsPausedUntil ?? null
  return {
    today: dayInLagos(moment),
    first_name: firstNameOf(record),
    last_name: member?.lastName ?? operator?.name.split(' ').slice(1).join(' ') ?? '',
    email: account.email,
    ...flags,
    withdrawal_obstacles: member === null ? null : flags.withdrawal_obstacles,
    usd_bank_account: banks.usd,
    ngn_bank_account: banks.ngn,
    other_bank_account: banks.other,
    international_bank_account: banks.international,
    least_withdrawal: leastWithdrawalOf(config.withdrawals),
    withdrawals_paused_until:
      pausedUntil !== null && pausedUntil > moment ? pausedUntil.toISOString() : null,
    unread_notification: unread,
    terms_and_conditions: hasAccepted,
    terms_in_force: {
      version,
      published_at: publishedAt?.toISOString() ?? null,
      changes: hasAccepted ? null : await readTermsChanges(handle, member.acceptedTermsVersion),
    },
    terms_accepted_at: member?.acceptedTermsAt.toISOString() ?? null,
    active_survey: member === null ? null : await readActiveSurvey(handle, member.id, moment),
    totp_enabled: account.totpEnabledAt !== null,
    has_passkey: hasPasskey,
    roles: operator?.roles ?? [],
    operator_id: operator?.id ?? null,
    customer: describeCustomer(record),
  }
}
