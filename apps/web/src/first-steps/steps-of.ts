import type { SessionUser } from '@kinfold/contract/account/session-user'
import { kycValidationDays } from '@kinfold/contract/constants'
import { paths, pathTo } from '../address/paths.ts'

export type Step = {
  title: string
  text: string
  isDone: boolean
  /** Where it is done; none where there is nothing to do but wait. */
  to?: string
  action?: string
  /** The overview asks for it in words of its own. */
  isAskedAbove?: boolean
}

function hasBankAccount(member: SessionUser): boolean {
  return [
    member.ngn_bank_account,
    member.usd_bank_account,
    member.international_bank_account,
    member.other_bank_account,
  ].some(bankAccount => bankAccount !== null)
}

function documents(member: SessionUser): Step {
  const isHandedIn = member.has_submitted_kyc && member.has_submitted_poa
  const isDone = member.kyc_is_validated && member.poa_is_validated
  const waits = isHandedIn
    ? `Your documents are being checked. It takes ${kycValidationDays}.`
    : 'Your government-issued ID and a proof of address.'
  return {
    title: 'Complete your KYC',
    text: isDone ? 'Your ID and your proof of address are approved.' : waits,
    isDone,
    to: pathTo.accountTab('KYC'),
    action: isHandedIn ? 'See where it stands' : 'Complete KYC',
    isAskedAbove: true,
  }
}

function firstContribution(isDone: boolean): Step {
  return {
    title: 'Make your first contribution',
    text: isDone ? 'Your money is at work.' : 'Choose a plan, and an amount that suits you.',
    isDone,
    to: paths.plans,
    action: 'Choose a plan',
  }
}

/**
 * What a new member does, in the order it is needed, with what is done already. The last step is left out while it is
 * not known whether they contributed.
 */
export function stepsOf(member: SessionUser, hasContributed?: boolean): Step[] {
  const bvn: Step = {
    title: 'Validate your BVN',
    text: member.is_bvn_validated
      ? 'Your BVN was found, and it is yours.'
      : 'It shows that your bank account is yours.',
    isDone: member.is_bvn_validated,
    to: pathTo.accountTab('KYC'),
    action: 'Validate BVN',
  }
  const hasAccount = hasBankAccount(member)
  return [
    {
      title: 'Prove your e-mail address',
      text: 'Done when you signed up.',
      isDone: true,
    },
    documents(member),
    ...(member.is_global ? [] : [bvn]),
    {
      title: 'Add your bank account',
      text: hasAccount
        ? 'Your account is added. Withdrawals are paid to it.'
        : 'Withdrawals are paid to it.',
      isDone: hasAccount,
      to: pathTo.accountTab('Bank'),
      action: 'Add an account',
    },
    ...(hasContributed === undefined ? [] : [firstContribution(hasContributed)]),
  ]
}
