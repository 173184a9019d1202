import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { array, create, enums, type Infer, nullable, object, string } from 'superstruct'

// A client records each operation before it is sent, and the answer afterwards. The file survives the
// client: appending is one write to the operating system.
export const Operation = object({
  key: string(),
  kind: enums(['transfer', 'hold', 'release', 'capture', 'several', 'debt']),
  from: string(),
  to: string(),
  amount: string(),
})
const Entry = object({ sent: nullable(Operation), key: string(), answer: nullable(string()) })

export type Operation = Infer<typeof Operation>
export type Answer = 'accepted' | 'refused' | 'unknown'

export class Journal {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  sent(operation: Operation): void {
    this.#append({ sent: operation, key: operation.key, answer: null })
  }

  answered(key: string, answer: Answer): void {
    this.#append({ sent: null, key, answer })
  }

  #append(entry: Infer<typeof Entry>): void {
    appendFileSync(this.#file, `${JSON.stringify(entry)}\n`)
  }
}

export type JournalEntry = { readonly operation: Operation; readonly answer: Answer }

// An operation without an answer is unknown; so is a last line the kill cut short.
export function readJournal(file: string): JournalEntry[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  const entries = create(
    lines.map(line => JSON.parse(line)),
    array(Entry),
  )
  const answers = new Map(
    entries.flatMap(({ key, answer }) => (answer === null ? [] : [[key, answer] as const])),
  )
  return entries.flatMap(({ sent }) =>
    sent === null ? [] : [{ operation: sent, answer: toAnswer(answers.get(sent.key)) }],
  )
}

function toAnswer(text: string | undefined): Answer {
  return text === 'accepted' || text === 'refused' ? text : 'unknown'
}
