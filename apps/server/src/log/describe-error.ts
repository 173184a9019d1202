// An error in a form that is safe to log. Drivers put the values of a failed statement into message and
// detail, and those are people's names, hashes and codes.
export type DescribedError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  readonly stack?: string
  readonly cause?: DescribedError
  /** The first few of several that are reported as one. */
  readonly errors?: readonly DescribedError[]
}

const mostErrors = 5

export function describeError(error: unknown, depth = 0): DescribedError {
  if (!isErrorLike(error)) return { type: typeof error, message: 'not an error object' }
  const frames = error.stack
    ?.match(/^ {4}at .*$/gm)
    ?.slice(0, 12)
    .join('\n')
  return {
    type: error.name ?? 'Error',
    message: withoutValues(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(frames !== undefined && { stack: frames }),
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
    ...(error instanceof AggregateError && depth < 4 && { errors: firstOf(error, depth) }),
  }
}

type ErrorLike = {
  readonly message: string
  readonly name?: string
  readonly stack?: string
  readonly cause?: unknown
}

/** The job queue reports errors as copies, which are no instances any more. */
const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error ||
  (typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string')

const firstOf = ({ errors }: AggregateError, depth: number) =>
  errors.slice(0, mostErrors).map(each => describeError(each, depth + 1))

function withoutValues(message: string): string {
  return message
    .replace(/\nparams:[\s\S]*$/, '')
    .replace(/(["'])(?:(?!\1).){1,400}\1/g, '$1…$1')
    .slice(0, 500)
}
