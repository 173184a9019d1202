import type { Answered } from '#test/servers/test-client.ts'

/** A money call as it was asked for. */
export type Asked = {
  readonly key: string
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly token: string
  readonly body?: object
}

/** A call, and each answer that settles it: more than one where it was sent again. */
export type JournalEntry = { readonly asked: Asked; readonly answers: Answered[] }

/** What was asked and answered during a storm. Who asks writes it down before and after. */
export class StormJournal {
  readonly #entries = new Map<string, JournalEntry>()
  /** Payments that were shown as succeeded. */
  readonly succeeded = new Set<string>()
  /** How often money was sent to an account number, and that was answered. */
  readonly sentTo = new Map<string, number>()
  /** What nobody may be answered. */
  readonly wrong: string[] = []

  sent(asked: Asked): void {
    this.#entries.set(asked.key, { asked, answers: [] })
  }

  answered(key: string, answer: Answered): void {
    this.#entries.get(key)?.answers.push(answer)
  }

  get entries(): readonly JournalEntry[] {
    return [...this.#entries.values()]
  }

  /** Whose outcome is unknown: they were cut off, or told to try again. */
  get open(): readonly Asked[] {
    return this.entries.flatMap(({ asked, answers }) => (answers.length === 0 ? [asked] : []))
  }
}

export const field = (answer: Answered, name: string): unknown =>
  Reflect.get(Object(answer.body), name)

export const textField = (answer: Answered, name: string): string | undefined => {
  const found = field(answer, name)
  return typeof found === 'string' ? found : undefined
}
