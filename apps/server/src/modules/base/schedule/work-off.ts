import { type Stuck, throwStuck } from './throw-stuck.ts'

type Work<Row> = {
  /** Takes the next row that is due, in a transaction of its own that makes it due again later. */
  readonly take: () => Promise<Row | undefined>
  readonly carryOut: (row: Row) => Promise<unknown>
  readonly idOf: (row: Row) => string
  /** What was not done, for the error. */
  readonly what: string
}

/** A provider takes its time over each. */
const atOnce = 8

/** Works off what is due and waits for a provider, several at once. One that fails doesn't keep up the others. */
export async function workOff<Row>({ take, carryOut, idOf, what }: Work<Row>): Promise<void> {
  const stuck: Stuck[] = []
  const oneAfterTheOther = async () => {
    for (let row = await take(); row !== undefined; row = await take()) {
      try {
        await carryOut(row)
      } catch (error) {
        stuck.push({ id: idOf(row), error })
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, oneAfterTheOther))
  throwStuck(stuck, what)
}
