import { isNamedIn } from '@kinfold/contract/bank-account/compare-names'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import { agreementText } from '../../queue/agreement-text.ts'
import { compareWords } from '../../queue/compare-words.ts'
import { ComparedWords } from '../../queue/compared-words.tsx'

type OtherPayeeProps = {
  line: StatementLine
  /** Whom the withdrawal is paid to, that the line is taken for. */
  payee: string | undefined
}

/** A line that carries another name than the payout’s payee may be another payment of the same amount. */
export function OtherPayee({ line, payee }: OtherPayeeProps) {
  const name = nameOn(line)
  if (payee === undefined || name === '' || isPayeeSaid(line, payee)) return null
  const compared = compareWords(payee, name)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-small text-ink-muted">The payout’s payee in the line’s name, “{name}”</h3>
      <ComparedWords words={compared.words} isCompared />
      <p className="text-small text-ink-muted [overflow-wrap:anywhere]">
        {agreementText(compared, 'the line')}
      </p>
    </section>
  )
}

/** Some banks put it into the text; what a reference agrees with needs no such guess. */
const nameOn = ({ sender_name, text, because }: StatementLine) =>
  sender_name || (because.includes('reference') ? '' : text)

/** Files that were sent later may name the payee as well. */
const isPayeeSaid = ({ sender_name, text, other_words }: StatementLine, payee: string) =>
  [{ sender_name, text }, ...other_words].some(
    said => isNamedIn(said.sender_name, payee) || isNamedIn(said.text, payee),
  )
