// A log-in or a reset begins without a caller: its account is known only with the answer.
const accounts = new WeakMap<object, string>()

/** Marks an answer with the account it is about, for the security log; nothing of it is sent. */
export function aboutAccount<Answer extends object>(accountId: string, answer: Answer): Answer {
  accounts.set(answer, accountId)
  return answer
}

export function accountIdOf(answer: unknown): string | undefined {
  return typeof answer === 'object' && answer !== null ? accounts.get(answer) : undefined
}
