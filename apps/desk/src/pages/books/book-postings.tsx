import { useBookPostings } from '@kinfold/api/operator/books/list-book-postings'
import type { Currency } from '@kinfold/contract/money/currency'
import type { OpenBookKind } from '@kinfold/contract/operator/books/list-book-postings'
import { useState } from 'react'
import { PostingList, postingsPerPage } from '../../queue/posting-list.tsx'

type BookPostingsProps = { kind: OpenBookKind; currency: Currency; holder: string }

/** Every posting on one account. */
export function BookPostings(account: BookPostingsProps) {
  const [page, setPage] = useState(1)
  const read = useBookPostings({ ...account, page, per_page: postingsPerPage })
  return <PostingList read={read} page={page} onPageChange={setPage} />
}
