import type { Books } from '@kinfold/contract/operator/books/get-books'
import { Banner } from '@kinfold/ui/banner'
import { momentText } from '../../day/day-text.ts'

/** One green line, or one red number with what was found. */
export function ChecksOfTheBooks({ books }: { books: Books }) {
  const { faults, checked_new_at: newAt, checked_all_at: allAt } = books
  const count = faults.reduce((sum, fault) => sum + fault.count, 0)
  if (count > 0)
    return (
      <Banner
        tone="danger"
        title={count === 1 ? 'The books have 1 fault' : `The books have ${count} faults`}
      >
        <p>Stop paying out, and call whoever looks after the server. What was found:</p>
        <ul className="mt-2 flex flex-col gap-1">
          {faults.map(({ counter, count: found, example }) => (
            <li key={counter}>
              {counter.replaceAll('_', ' ')}: <span className="figures font-semibold">{found}</span>
              {example === null ? '' : `, such as ${example}`}
            </li>
          ))}
        </ul>
      </Banner>
    )
  if (newAt === null)
    return <Banner tone="neutral">The books were not checked yet since the club was opened.</Banner>
  return (
    <Banner tone="success">
      The books agree. What is new was checked on {momentText(newAt)}
      {allAt === null
        ? '; all of it is checked each night.'
        : `, all of it on ${momentText(allAt)}.`}
    </Banner>
  )
}
