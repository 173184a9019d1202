import type { useMatchStatementLine } from '@kinfold/api/operator/statement/match-statement-line'
import type { StatementLine } from '@kinfold/contract/operator/statement/statement-line'
import type { Answer } from './answer.ts'
import { lineTitle } from './line-words.ts'

type Run = ReturnType<typeof useMatchStatementLine>['run']

/** Says of each line what it is, one after the other; answers what was refused, in sentences. */
export async function matchAll(
  run: Run,
  lines: readonly StatementLine[],
  answerOf: (line: StatementLine) => Answer | undefined,
  onDone: (count: number) => void,
): Promise<readonly string[]> {
  const refused: string[] = []
  for (const [at, line] of lines.entries()) {
    const answer = answerOf(line)
    if (answer === undefined) continue
    const outcome = await run({
      params: { id: line.id },
      body: { seen: line.state, ...answer.body },
    })
    onDone(at + 1)
    if (outcome.ok) continue
    refused.push(`${lineTitle(line)}: ${outcome.message}`)
    // Without the network the others fail as well.
    if (outcome.kind !== 'refused') return [...refused, notTried(lines.length - at - 1)]
  }
  return refused
}

const notTried = (count: number) =>
  count === 0 ? '' : `${count} ${count === 1 ? 'line was' : 'lines were'} not tried.`
