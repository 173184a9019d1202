import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { BookKind } from '@kinfold/contract/operator/books/book-kinds'
import type { BookAccount } from '@kinfold/contract/operator/books/list-book-accounts'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { accountName } from './account-name.ts'

type AccountListProps = {
  kind: BookKind
  accounts: readonly BookAccount[]
  /** Of the figure's accounts: an open one is named by the page that it stands on. */
  page: number
  /** Their postings stand on this page; those of a member in the member's file. */
  isOpen: boolean
  /** Further pages. */
  children?: ReactNode
}

/** The accounts of a figure, the largest first; each leads to its postings. */
export function AccountList({ kind, accounts, page, isOpen, children }: AccountListProps) {
  if (accounts.length === 0)
    return <p className="text-small text-ink-muted">No account has anything in it.</p>
  return (
    <>
      <ul
        aria-label="Accounts"
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface"
      >
        {accounts.map(account => (
          <li
            key={account.holder}
            className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-2.5 text-small"
          >
            <TextLink asChild>
              <Link to={postingsOf(account, page, isOpen)}>{accountName(kind, account)}</Link>
            </TextLink>
            <span className="figures font-semibold text-ink">
              <Money amount={fromWireMoney(account.balance)} />
            </span>
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}

function postingsOf(
  { holder, member_id, held_id }: BookAccount,
  page: number,
  isOpen: boolean,
): string {
  if (isOpen || member_id === null)
    return `?${new URLSearchParams({ account: holder, page: String(page) })}`
  return pathTo.member(
    member_id,
    held_id === null ? '' : `?${new URLSearchParams({ postings: held_id })}`,
  )
}
