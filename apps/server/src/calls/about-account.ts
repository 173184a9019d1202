// A log-in or a reset has no caller when it begins: the account is known only once it is answered.
const accounts = new WeakMap<object, string>()

/** Marks an answer with the account it is about, for the security log; the mark is never sent. */
export function aboutAccount<Answer extends object>(accountId: string, answer: Answer): Answer {
  accounts.set(answer, accountId)
  return answer
}

export function accountIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null ? accounts.get(answer) : undefined
}
