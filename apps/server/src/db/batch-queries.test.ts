import { afterEach, describe, expect, it, vi } from 'vitest'
import { batchQueries } from './batch-queries.ts'

/** A database that answers when told to, and records its queries. */
function answeredByHand() {
  const statements: { questions: readonly number[]; answer(): void; fail(error: Error): void }[] =
    []
  const asked = { next: Promise.withResolvers<void>() }
  const ask = batchQueries((questions: readonly number[]) => {
    const answers = Promise.withResolvers<readonly string[]>()
    statements.push({
      questions,
      answer: () => answers.resolve(questions.map(question => `answer ${question}`)),
      fail: answers.reject,
    })
    asked.next.resolve()
    asked.next = Promise.withResolvers()
    return answers.promise
  })
  const nextStatement = async () => {
    await asked.next.promise
    return statements.at(-1)
  }
  return { ask, statements, nextStatement }
}

describe('batched queries', () => {
  it('are one statement when they arrive in one turn of the event loop, each with its own answer', async () => {
    const { ask, statements, nextStatement } = answeredByHand()
    const answers = Promise.all([ask(1), ask(2), ask(2), ask(3)])
    ;(await nextStatement())?.answer()
    expect(await answers).toEqual(['answer 1', 'answer 2', 'answer 2', 'answer 3'])
    expect(statements.map(({ questions }) => questions)).toEqual([[1, 2, 2, 3]])
  })

  it('never join a statement that was already sent', async () => {
    const { ask, statements, nextStatement } = answeredByHand()
    const first = ask(1)
    const sent = await nextStatement()
    const second = ask(1)
    const third = ask(2)
    sent?.answer()
    expect(await first).toBe('answer 1')
    ;(await nextStatement())?.answer()
    expect(await Promise.all([second, third])).toEqual(['answer 1', 'answer 2'])
    expect(statements.map(({ questions }) => questions)).toEqual([[1], [1, 2]])
  })

  it('don’t wait for a statement that is stuck', async () => {
    const { ask, nextStatement } = answeredByHand()
    const stuck = ask(1)
    const held = await nextStatement()
    const second = ask(2)
    ;(await nextStatement())?.answer()
    expect(await second).toBe('answer 2')
    held?.answer()
    expect(await stuck).toBe('answer 1')
  })

  it('fail together, and the next ones do not', async () => {
    const { ask, nextStatement } = answeredByHand()
    const failing = Promise.allSettled([ask(1), ask(2)])
    ;(await nextStatement())?.fail(new Error('lost'))
    expect(await failing).toEqual([
      expect.objectContaining({ status: 'rejected', reason: new Error('lost') }),
      expect.objectContaining({ status: 'rejected', reason: new Error('lost') }),
    ])
    const next = ask(3)
    ;(await nextStatement())?.answer()
    expect(await next).toBe('answer 3')
  })

  it('are never more than a hundred in one statement', async () => {
    const { ask, statements, nextStatement } = answeredByHand()
    const all = Promise.all(Array.from({ length: 150 }, (_, n) => ask(n)))
    ;(await nextStatement())?.answer()
    ;(await nextStatement())?.answer()
    expect((await all).at(-1)).toBe('answer 149')
    expect(statements.map(({ questions }) => questions.length)).toEqual([100, 50])
  })

  describe('when others were waiting meanwhile', () => {
    afterEach(() => void vi.useRealTimers())

    async function oneAnsweredAndOneWaiting() {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const asked = answeredByHand()
      const first = asked.ask(1)
      const sent = await asked.nextStatement()
      const second = asked.ask(2)
      sent?.answer()
      await first
      for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate)
      return { ...asked, second }
    }
    const questionsOf = ({ statements }: ReturnType<typeof answeredByHand>) =>
      statements.map(({ questions }) => questions)

    it('wait for those just answered', async () => {
      const asked = await oneAnsweredAndOneWaiting()
      const third = asked.ask(3)
      ;(await asked.nextStatement())?.answer()
      expect(await Promise.all([asked.second, third])).toEqual(['answer 2', 'answer 3'])
      expect(questionsOf(asked)).toEqual([[1], [2, 3]])
    })

    it('wait a millisecond at most, and not a second time', async () => {
      const asked = await oneAnsweredAndOneWaiting()
      expect(questionsOf(asked)).toEqual([[1]])
      vi.advanceTimersByTime(1)
      expect(questionsOf(asked)).toEqual([[1], [2]])
      const third = asked.ask(3)
      asked.statements.at(-1)?.answer()
      await asked.second
      ;(await asked.nextStatement())?.answer()
      expect(await third).toBe('answer 3')
    })
  })
})
