import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import { Refusal } from '../calls/refusal.ts'

/** An answer exactly as it was sent, for a replay. */
export class RawAnswer {
  readonly status: number
  readonly text: string

  constructor(status: number, text: string) {
    this.status = status
    this.text = text
  }

  static of(answer: unknown): RawAnswer {
    if (!(answer instanceof Refusal)) return new RawAnswer(200, JSON.stringify(answer))
    const { status, body } = createErrorAnswer(answer.code, answer.details)
    return new RawAnswer(status, JSON.stringify(body))
  }
}
