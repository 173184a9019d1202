import type { OperatorRole } from '@kinfold/contract/access'
import { demoMailDomain } from '@kinfold/contract/constants'
import type { Id } from '@kinfold/contract/fields/id'
import { demoId } from '../demo-id.ts'

export const operatorKeys = ['ngozi', 'tunde', 'uche', 'zainab'] as const
export type OperatorKey = (typeof operatorKeys)[number]

/** An operator. There are two approvers and two administrators, because one prepares and the other confirms. */
export interface DemoOperator {
  readonly key: OperatorKey
  readonly operatorId: Id<'operator'>
  readonly userId: Id<'user'>
  readonly about: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roles: readonly OperatorRole[]
  /** For the authenticator app, in base32: operators always sign in with one. */
  readonly totpSecret: string
}

function createOperator(
  key: OperatorKey,
  firstName: string,
  lastName: string,
  roles: readonly OperatorRole[],
  totpSecret: string,
  about: string,
): DemoOperator {
  return {
    key,
    operatorId: demoId('operator', key),
    userId: demoId('user', key),
    about,
    firstName,
    lastName,
    email: `${key}@${demoMailDomain}`,
    roles,
    totpSecret,
  }
}

export const ngozi = createOperator(
  'ngozi',
  'Ngozi',
  'Eze',
  ['reviewer'],
  'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXA',
  'Reviews identity documents and proofs of address.',
)

export const tunde = createOperator(
  'tunde',
  'Tunde',
  'Bakare',
  ['approver'],
  'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXB',
  'Confirms transfers, approves withdrawals and prepares payout batches.',
)

export const uche = createOperator(
  'uche',
  'Uche',
  'Okafor',
  ['approver', 'administrator'],
  'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXC',
  'Releases what Tunde prepared, and confirms the bank details that Zainab proposes.',
)

export const zainab = createOperator(
  'zainab',
  'Zainab',
  'Yusuf',
  ['administrator', 'reviewer'],
  'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXD',
  'Looks after plans, returns, rates, content and members.',
)

export const operators: Readonly<Record<OperatorKey, DemoOperator>> = {
  ngozi,
  tunde,
  uche,
  zainab,
}
