// A request to a provider. An answer that is too slow or too large counts as no answer.

export type JsonAnswer = { readonly status: number; readonly body: unknown }

type Question = {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams | string
  readonly timeoutMs: number
  /** In bytes; 64 kB without it. */
  readonly largestAnswer?: number
}

const usualLargest = 64 * 1024

/** Undefined when there was no answer or an unreadable one: the outcome is unknown. */
export async function askJson(
  url: string | URL,
  { timeoutMs, largestAnswer = usualLargest, ...question }: Question,
): Promise<JsonAnswer | undefined> {
  try {
    const response = await fetch(url, {
      ...question,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { status: response.status, body: JSON.parse(await readText(response, largestAnswer)) }
  } catch {
    return undefined
  }
}

/** For a request that can be repeated: retries once after a timeout or a server error. */
export async function askJsonTwice(
  url: string | URL,
  question: Question,
): Promise<JsonAnswer | undefined> {
  const first = await askJson(url, question)
  return first === undefined || first.status >= 500 ? askJson(url, question) : first
}

async function readText(response: Response, largest: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > largest) throw new RangeError('the answer is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
