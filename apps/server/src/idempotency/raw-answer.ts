import { createErrorAnswer } from '@kinfold/contract/errors/create-error-answer'
import { Refusal } from '../calls/refusal.ts'

/** An answer as it went out, byte for byte, to be sent again. */
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
