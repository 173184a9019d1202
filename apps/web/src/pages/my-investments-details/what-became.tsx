import type { Portfolio } from '@kinfold/contract/portfolio/portfolio'
import { Banner } from '@kinfold/ui/banner'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dayText } from '../../day/day-text.ts'
import { moneyOf } from '../../portfolio/holding.ts'

/** What became of a portfolio that is over; nothing while it goes on. */
export function WhatBecame({ portfolio }: { portfolio: Portfolio }) {
  const { status, currency, value, paid_out, at_maturity, matures_on } = portfolio
  const term = matures_on ? `The term ended on ${dayText(matures_on)}.` : 'It has ended.'
  switch (status) {
    case 'matured':
      return (
        <Banner tone="info">
          {term} <Money amount={moneyOf(portfolio, value)} />{' '}
          {at_maturity === 'roll_over'
            ? 'is being rolled over for another term.'
            : `is on its way to your ${currency} wallet.`}
        </Banner>
      )
    case 'closed':
      return (
        <Banner tone="neutral">
          {term}{' '}
          {paid_out === 0 ? (
            'Nothing was left to pay out.'
          ) : (
            <>
              <Money amount={moneyOf(portfolio, Math.abs(paid_out))} /> was paid out to your{' '}
              <TextLink asChild>
                <Link to={pathTo.transactionsIn(currency)}>{currency} wallet</Link>
              </TextLink>
              .
            </>
          )}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner tone="neutral">
          It was deleted before any money came in. Should money for it arrive after all, it goes to
          your wallet.
        </Banner>
      )
    default:
      return null
  }
}
