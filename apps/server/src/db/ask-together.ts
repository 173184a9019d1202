// Under load many callers ask the same question about different rows. To hand a statement over costs
// far more than a row of its answer, so questions that meet go to the database as one statement: those
// of one turn of the event loop, and those that come while the statement before is under way.
// Nobody joins a statement already sent, so no answer is older than its question.
type Waiting<Question, Answer> = PromiseWithResolvers<Answer> & { readonly question: Question }

const mostAtOnce = 100
/** A statement that takes longer is held up by something, which is no reason to hold up the next. */
const patienceMs = 5

/** `askAll` answers in the order of the questions; when it fails, all who asked together fail. */
export function askTogether<Question, Answer>(
  askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay: symbol | undefined

  const goOnAfter = (statement: symbol) => {
    if (underWay !== statement) return
    underWay = undefined
    setImmediate(send)
  }

  const send = async () => {
    if (underWay !== undefined || waiting.length === 0) return
    const together = waiting.splice(0, mostAtOnce)
    const statement = Symbol('statement')
    underWay = statement
    const patience = setTimeout(goOnAfter, patienceMs, statement)
    try {
      const answers = await askAll(together.map(({ question }) => question))
      for (const [place, { resolve }] of together.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of together) reject(error)
    } finally {
      clearTimeout(patience)
      goOnAfter(statement)
    }
  }

  return question => {
    const mine = { ...Promise.withResolvers<Answer>(), question }
    if (waiting.push(mine) === 1 && underWay === undefined) setImmediate(send)
    return mine.promise
  }
}
