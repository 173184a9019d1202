import { kycValidationDays } from '@kinfold/contract/constants'
import { dateFormat } from '@kinfold/contract/day/date-format'
import type { Currency } from '@kinfold/contract/money/currency'
import { whereItIsFixed } from '@kinfold/contract/withdrawal/where-it-is-fixed'
import type { WithdrawalObstacle } from '@kinfold/contract/withdrawal/withdrawal-obstacles'
import { Banner } from '@kinfold/ui/banner'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { type AccountTab, pathTo } from '../../../address/paths.ts'
import { club } from '../../../club/club.ts'

type WithdrawalObstaclesProps = {
  obstacles: readonly WithdrawalObstacle[]
  currency: Currency
  pausedUntil: string | null
}

type Told = {
  readonly sentence: string
  readonly link: string
}

const moment = dateFormat({
  dateStyle: 'long',
  timeStyle: 'short',
})

const currencyNames: Readonly<Record<Currency, string>> = { NGN: 'naira', USD: 'dollar' }

function told({
  currency,
  pausedUntil,
}: Omit<WithdrawalObstaclesProps, 'obstacles'>): Readonly<Record<WithdrawalObstacle, Told>> {
  const until = pausedUntil ? ` Withdrawals go on from ${moment(new Date(pausedUntil))}.` : ''
  return {
    bvn: { sentence: 'Your BVN is not validated yet.', link: 'Validate your BVN' },
    kyc: { sentence: 'We need your ID.', link: 'Upload your ID' },
    poa: {
      sentence: 'We need your proof of address.',
      link: 'Upload your proof of address',
    },
    bank: {
      sentence: `There is no ${currencyNames[currency]} account to pay to.`,
      link: 'Add your bank account',
    },
    bank_name: {
      sentence: 'Your bank account is in another name than your membership.',
      link: 'Check your bank account',
    },
    pending: {
      sentence: `Your KYC documents are pending approval. We are checking them, which takes ${kycValidationDays}, and tell you once they are approved. Taking longer?`,
      link: 'Contact our support team',
    },
    paused: {
      sentence: `A bank account of yours changed.${until}`,
      link: 'See your bank accounts',
    },
    on_hold: {
      sentence: 'Your membership is on hold.',
      link: 'Contact our support team',
    },
  }
}

/** What is missing before money can be paid out, each with where to mend it. */
export function WithdrawalObstacles({ obstacles, ...facts }: WithdrawalObstaclesProps) {
  if (obstacles.length === 0) return null
  const sentences = told(facts)
  return (
    <Banner tone="warning" title="You can’t withdraw from this wallet yet">
      <ul className="mt-2 flex flex-col gap-3">
        {obstacles.map(obstacle => (
          <li key={obstacle}>
            {sentences[obstacle].sentence}{' '}
            <Way link={sentences[obstacle].link} to={whereItIsFixed[obstacle]} />
          </li>
        ))}
      </ul>
    </Banner>
  )
}

type WayProps = {
  link: string
  to: AccountTab | 'support'
}

function Way({ link, to }: WayProps) {
  if (to === 'support') return <TextLink href={club.links.contact}>{link}</TextLink>
  return (
    <TextLink asChild>
      <Link to={pathTo.accountTab(to)}>{link}</Link>
    </TextLink>
  )
}
