import { fromWireMoney } from '@kinfold/contract/money/wire-money'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { Money } from '@kinfold/ui/money'
import { TextLink } from '@kinfold/ui/text-link'
import { Link } from 'react-router-dom'
import { pathTo } from '../../address/paths.ts'
import { dayText, momentText } from '../../day/day-text.ts'
import { Fact, Facts } from '../../queue/facts.tsx'
import { reasonWords, stateWords, whatItIs } from './line-words.ts'

type OtherWords = StatementLine['other_words'][number]

/** What the bank says, and what the books say of it. */
export function LineFacts({ line }: { line: StatementLine }) {
  const goesOut = line.amount.amount < 0
  return (
    <div className="flex flex-col gap-5">
      <section>
        <h2 className="text-small text-ink-muted">{goesOut ? 'Went out' : 'Came in'}</h2>
        <p className="text-heading font-bold text-ink [overflow-wrap:anywhere]">
          <Money amount={fromWireMoney(line.amount)} />
        </p>
      </section>
      <Facts title="As the bank has it">
        <Fact label="Day">{dayText(line.booked_on)}</Fact>
        {line.sender_name ? <Fact label={goesOut ? 'To' : 'From'}>{line.sender_name}</Fact> : null}
        {line.text ? <Fact label="Text">{line.text}</Fact> : null}
        {line.reference ? (
          <Fact label="Reference">
            <span className="figures">{line.reference}</span>
          </Fact>
        ) : null}
      </Facts>
      {line.other_words.map(({ by, ...words }) => (
        <Facts key={`${by.id} ${wordsOf(words)}`} title={`In a file that ${by.name} sent later`}>
          <Fact label="It says">{wordsOf(words)}</Fact>
        </Facts>
      ))}
      <Facts title="In the books">
        <Fact label="State">{stateWords[line.state]}</Fact>
        <Fact label="It is">
          <Where line={line} />
        </Fact>
        {line.state === 'matched' && line.because.length > 0 ? (
          <Fact label="Because">{line.because.map(each => reasonWords[each]).join(', ')}</Fact>
        ) : null}
        {line.matched_at ? (
          <Fact label="Matched">
            {line.matched_by ? `by ${line.matched_by.name}, ` : 'by itself, '}
            {momentText(line.matched_at)}
          </Fact>
        ) : null}
        {line.reason ? <Fact label="Note">“{line.reason}”</Fact> : null}
      </Facts>
    </div>
  )
}

const wordsOf = ({ sender_name, text, reference }: Omit<OtherWords, 'by'>) =>
  [sender_name, text, reference].filter(said => said !== '').join(' · ')

function Where({ line }: { line: StatementLine }) {
  const to = addressOf(line)
  if (to === undefined) return whatItIs(line)
  return (
    <TextLink asChild>
      <Link to={to}>{whatItIs(line)}</Link>
    </TextLink>
  )
}

function addressOf({ payment_id, unmatched_id }: StatementLine): string | undefined {
  if (payment_id) return pathTo.transfer(payment_id, '?status=any')
  return unmatched_id ? pathTo.unmatched(unmatched_id, '?state=any') : undefined
}
