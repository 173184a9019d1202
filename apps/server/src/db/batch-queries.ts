// Under load many callers run the same query for different rows. A statement costs far more than a row
// of its answer, so concurrent queries go to the database as one batch: those of one turn of the event
// loop, and those that arrive while the batch before is running.
// No query joins a batch already sent, so no answer is older than its query. Callers just answered often
// query again at once: if others arrived meanwhile, the next batch waits for them, a millisecond at most.

type Waiting<Question, Answer> = PromiseWithResolvers<Answer> & { readonly question: Question }

const mostAtOnce = 100
/** A statement that takes longer is stuck on something; the next batch doesn't wait for it. */
const timeoutMs = 5
const gatherMs = 1

/** `askAll` answers in the order of the questions; when it fails, the whole batch fails. */
export function batchQueries<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay: symbol | undefined
  let gathering: NodeJS.Timeout | undefined
  /** How many queries the next batch waits for. */
  let expected = 1

  const goOnAfter = (statement: symbol, asked: number) => {
    if (underWay !== statement) return
    underWay = undefined
    // Callers that did not come back are no longer expected.
    const further = asked >= expected ? waiting.length : 0
    expected = Math.min(asked + further, mostAtOnce)
    if (waiting.length > 0) setImmediate(sendOrGather)
  }

  const sendOrGather = () => {
    if (waiting.length >= expected) send()
    else if (waiting.length > 0) gathering ??= setTimeout(send, gatherMs)
  }

  const send = async () => {
    clearTimeout(gathering)
    gathering = undefined
    if (underWay !== undefined || waiting.length === 0) return
    const together = waiting.splice(0, mostAtOnce)
    const statement = Symbol('statement')
    underWay = statement
    const timer = setTimeout(goOnAfter, timeoutMs, statement, together.length)
    try {
      const answers = await askAll(together.map(({ question }) => question))
      for (const [place, { resolve }] of together.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of together) reject(error)
    } finally {
      clearTimeout(timer)
      goOnAfter(statement, together.length)
    }
  }

  return question => {
    const mine = { ...Promise.withResolvers<Answer>(), question }
    waiting.push(mine)
    const isTime = waiting.length === 1 || waiting.length === expected
    if (underWay === undefined && isTime) setImmediate(sendOrGather)
    return mine.promise
  }
}
