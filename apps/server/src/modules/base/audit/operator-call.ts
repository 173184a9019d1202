import type { AnswerOf, AnyEndpoint } from '@kinfold/contract/endpoint'
import type { AuditAction } from '@kinfold/contract/operator/audit/action-words'
import type { Answer, SignedInCall } from '../../../calls/call.ts'
import type { Refusal } from '../../../calls/refusal.ts'
import type { Transaction } from '../../../db/database.ts'
import type { AuditEvent } from './append-audit.ts'

/** An operator's call, in the transaction in which they hold the role that it takes. */
export type OperatorCall<E extends AnyEndpoint> = SignedInCall<E> & { readonly tx: Transaction }

export type Entry = Pick<AuditEvent, 'action' | 'subject' | 'subjectId' | 'detail'>

/** What an operator's call answers, with its entry in the audit log; undefined where all was so before. */
export class Audited<Answered> {
  readonly entry: Entry | undefined
  readonly answer: Answered

  constructor(entry: Entry | undefined, answer: Answered) {
    this.entry = entry
    this.answer = answer
  }
}

/** What an operator's call comes to: nothing changes without an entry in the audit log. */
export type Decided<E extends AnyEndpoint> = Audited<AnswerOf<E>> | Extract<Answer<E>, Refusal>

export const audited = <Answered>(
  action: AuditAction,
  about: Omit<Entry, 'action'>,
  answer: Answered,
): Audited<Answered> => new Audited({ action, ...about }, answer)

export const unchanged = <Answered>(answer: Answered): Audited<Answered> =>
  new Audited(undefined, answer)
