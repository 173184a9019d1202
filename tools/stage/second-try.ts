import type { Failure } from './stage.ts'

/** A failure in a browser; one that no single test tells, such as a file that can't be loaded, has no id. */
export type BrowserFailure = Failure & { readonly id?: string }

type Result<Failed> = { readonly passed: number; readonly failures: readonly Failed[] }

/** So many are run once more: where more failed, something is broken that a second try only confirms. */
const mostTriedAgain = 10

/**
 * What failed in a browser is run once more, alone, when its stage is over. Passing then, it has passed, and the
 * summary names it. Tests of server, ledger and units have no second try: where two callers meet, luck is a finding.
 */
export async function withSecondTry<Failed extends BrowserFailure>(
  first: Result<Failed>,
  runAgain: (failed: readonly Failed[]) => Promise<Result<Failed>>,
): Promise<Result<Failed> & { readonly secondTry: readonly Failed[] }> {
  const { passed, failures } = first
  const isClear = failures.every(({ id }) => id !== undefined)
  if (failures.length === 0 || failures.length > mostTriedAgain || !isClear)
    return { ...first, secondTry: [] }
  const second = await runAgain(failures)
  // A second run that broke off says nothing of those it didn't reach.
  const isWhole = second.passed + second.failures.length === failures.length
  if (!isWhole || second.failures.some(({ id }) => id === undefined))
    return { passed, failures: [...failures, ...second.failures], secondTry: [] }
  const failedAgain = new Set(second.failures.map(({ id }) => id))
  return {
    passed: passed + second.passed,
    failures: second.failures,
    secondTry: failures.filter(({ id }) => !failedAgain.has(id)),
  }
}
