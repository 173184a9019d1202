import { PagedList, type PagedListProps } from './paged-list.tsx'
import { PostingItem, type PostingItemProps } from './posting-item.tsx'

export const postingsPerPage = 25

type PostingListProps = Pick<
  PagedListProps<PostingItemProps['posting']>,
  'read' | 'page' | 'onPageChange'
>

/** A page of postings, newest first. */
export function PostingList(props: PostingListProps) {
  return (
    <PagedList
      {...props}
      label="Postings"
      perPage={postingsPerPage}
      empty={<p className="text-small text-ink-muted">No money has moved here yet.</p>}
    >
      {(posting, at) => <PostingItem key={`${posting.id} ${at}`} posting={posting} />}
    </PagedList>
  )
}
