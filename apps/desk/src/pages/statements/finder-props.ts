import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { Answer } from './answer.ts'

export type FinderProps = {
  line: StatementLine
  answer: Answer | undefined
  onAnswer: (answer: Answer | undefined) => void
}
