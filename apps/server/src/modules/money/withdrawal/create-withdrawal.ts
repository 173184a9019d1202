import { randomUUID } from 'node:crypto'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { moneyFromWire } from '@kinfold/contract/money/wire-amount'
import type { createWithdrawal as endpoint } from '@kinfold/contract/withdrawal/create-withdrawal'
import { payByDay } from '@kinfold/contract/withdrawal/pay-by-day'
import type { Answer, PreparedCall, SignedInCall } from '../../../calls/call.ts'
import { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import { notifyMember } from '../../base/notification/notify-member.ts'
import type { AccountRecord } from '../../base/person/find-account.ts'
import { type CheckedProof, checkProof } from '../../people/passkey/check-proof.ts'
import { judgeProof, type Unproven } from '../../people/passkey/judge-proof.ts'
import { readHasPasskey } from '../../people/passkey/read-has-passkey.ts'
import { holdCaller } from '../../people/session/hold-caller.ts'
import type { Services } from '../../services.ts'
import { createReference } from '../payment/create-reference.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { holdAmount } from './hold-amount.ts'
import { judgeWithdrawal } from './judge-withdrawal.ts'
import { payeeHashOf } from './payee-hash.ts'
import { readPayee } from './read-payee.ts'
import { withdrawal } from './withdrawal.tables.ts'
import { withdrawalNews } from './withdrawal-news.ts'

type Endpoint = typeof endpoint

export const checkWithdrawalProof = (
  services: Services,
  { caller, body }: SignedInCall<Endpoint>,
) => ({
  begin: () => checkProof(services, caller, body),
  undo: async () => {},
})

/** Holds the amount and keeps where it is to be paid, as it stands now; nothing leaves the wallet yet. */
export async function createWithdrawal(
  services: Services,
  { caller, params, body, tx, prepared }: PreparedCall<Endpoint, CheckedProof>,
): Promise<Answer<Endpoint>> {
  const memberId = caller.accountId
  // Locked until the end: another withdrawal, and a change of the bank account, come before or after.
  const owner = await holdCaller(tx, caller)
  if (owner instanceof Refusal) return owner
  const wish = { walletId: params.id, amount: body.amount }
  const granted = await judgeWithdrawal(services, tx, owner, wish)
  if (granted instanceof Refusal) return granted
  const unproven = await askForProof(services, tx, owner, prepared)
  if (unproven !== undefined) return unproven

  const { from, to } = granted
  const id = randomUUID()
  const amount = moneyFromWire(from.currency, body.amount)
  const held = await holdAmount(tx, { id, member: memberId, amount })
  if (held instanceof Refusal) return held
  const payee = await readPayee(tx, memberId, to.kind)
  const requestedAt = await services.clock.now(tx)
  const [row] = await tx.orm
    .insert(withdrawal)
    .values({
      id,
      walletId: from.id,
      currency: from.currency,
      amountMinor: amount.minor,
      status: 'pending',
      reference: createReference(),
      holdId: held.holdId,
      ...payee,
      payeeHash: payeeHashOf(services.keyedHash, { id, ...payee }),
      payBy: payByDay(dayInLagos(requestedAt)),
      requestedAt,
    })
    .returning()
  if (row === undefined) throw new Error('withdrawal not found after insert')
  await notifyMember(services, tx, memberId, withdrawalNews.requested(row))
  return describeWithdrawal(row)
}

/** Nothing is asked of members with neither app nor passkey: the money goes to an account that they proved before. */
async function askForProof(
  services: Services,
  tx: Transaction,
  owner: AccountRecord,
  prepared: CheckedProof = nothingGiven,
): Promise<Unproven | undefined> {
  const { id, totpEnabledAt } = owner.account
  const isAsked = totpEnabledAt !== null || (await readHasPasskey(tx, id))
  return isAsked ? judgeProof(services, tx, owner, prepared) : undefined
}

const nothingGiven = { given: {}, passwordHash: undefined, passkey: undefined }
