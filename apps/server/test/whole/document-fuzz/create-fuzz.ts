import type { TestServer } from '#test/servers/create-test-server.ts'
import { servedDocuments } from '#test/servers/served-documents.ts'
import { sessionFor } from '#test/servers/session-for.ts'
import type { Answered } from '#test/servers/test-client.ts'
import { callersOf, members } from './callers-of.ts'
import { makeRequest, takenIn } from './make-request.ts'
import { best, createMemory, wordsIn } from './memory.ts'
import { type OpenDocument, openDocument } from './open-document.ts'
import type { Operation } from './part.ts'

type Club = { readonly server: TestServer; readonly tokenOf: (email: string) => Promise<string> }
type Request = Awaited<ReturnType<typeof makeRequest>>
type Call = { readonly operation: Operation; readonly document: OpenDocument }

/** Calls all that the documents have, with what earlier answers told; those in `hopeless` no oftener than others. */
export function createFuzz(
  random: (below: number) => number,
  hopeless: Readonly<Record<string, string>>,
) {
  /** Answers that the document doesn't declare, and failures of the server. */
  const wrong: string[] = []
  const slowest = { ms: 0, what: 'nothing' }
  /** What each call was answered, and how often. */
  const answers = new Map<string, Map<string, number>>()
  const memory = createMemory(random)
  const oneOf = <T>(values: readonly T[]) => values[random(values.length)]

  const isOpen = ({ operation: { operationId } }: Call) =>
    !(operationId in hopeless) && answers.get(operationId)?.has('200') !== true

  function note({ operation, document }: Call, what: string, answer: Answered): void {
    const contentType = String(answer.headers['content-type'])
    const undeclared = document.undeclared(operation, { ...answer, contentType })
    if (undeclared !== undefined) wrong.push(`${what} answered ${undeclared}`)
    if (answer.status >= 500) wrong.push(`${what} answered ${answer.status}`)
    const known = answers.get(operation.operationId) ?? new Map<string, number>()
    const why = [answer.status, answer.code, ...Object.values(answer.fields ?? {})]
    const name = why.join(' ').trim()
    answers.set(operation.operationId, known.set(name, (known.get(name) ?? 0) + 1))
  }

  /** A member, as a rule the one who was told of something of theirs, or any of the desk. */
  function callerOf(operation: Operation, by = ''): string {
    const callers = callersOf(operation)
    const isTheirs = callers === members && callers.includes(by) && random(10) < 9
    return isTheirs ? by : (oneOf(callers) ?? by)
  }

  async function ask(club: Club, call: Call, caller: string, request: Request): Promise<Answered> {
    const { operation } = call
    const { path, asked, ...sent } = request
    const token = await club.tokenOf(caller)
    const began = performance.now()
    const answer = await club.server.call(operation.method, path, { token, ...sent })
    const ms = performance.now() - began
    const body = Buffer.isBuffer(sent.body) ? 'a file' : JSON.stringify(sent.body)
    const what = `${operation.method} ${path} of ${caller} ${body?.slice(0, 300)}`
    if (ms > slowest.ms) Object.assign(slowest, { ms, what })
    note(call, what, answer)
    const from = { source: operation.path, by: caller, around: [asked] }
    if (answer.status === 200) memory.keep(answer.body, from)
    club.server.clock.forward(20_000)
    return answer
  }

  /** Makes a request, if possible of this caller, and lets another say the same where it takes two. */
  async function send(club: Club, call: Call, by?: string) {
    const { operation, document } = call
    const taken = takenIn(operation, document)
    const subject = taken.length > 0 ? memory.subjectOf(operation, taken) : undefined
    const caller = callerOf(operation, by ?? subject?.by)
    const request = await makeRequest(operation, { document, memory, random, caller, subject })
    const { status, code } = await ask(club, call, caller, request)
    if (subject) memory.judge(operation, subject, status)
    const other = callersOf(operation).find(each => each !== caller)
    if (code === 'second_person_needed' && other) await ask(club, call, other, request)
    return { status, by: caller }
  }

  /** A call that is likely to be about the same, so that it may tell what is lacking, or change it. */
  function nearTo(call: Call, calls: readonly Call[]): Call | undefined {
    const words = [...wordsIn(call.operation.path), ...takenIn(call.operation, call.document)]
    const others = calls.filter(each => each !== call)
    return best(others, ({ operation: { path, method } }) => {
      const near = wordsIn(path).filter(word => words.includes(word)).length
      return near - path.length / 100 + random(method === 'GET' ? 15 : 10) / 10
    })
  }

  /** Sends so many requests to a club. */
  async function within(server: TestServer, requests: number): Promise<void> {
    const calls = await readCalls(server)
    const club = { server, tokenOf: createSessions(server) }
    memory.forget()
    for (const { operation } of calls) begin(operation)
    const next: { call: Call; by?: string }[] = calls
      .filter(call => isOpen(call) && !call.operation.path.includes('{'))
      .map(call => ({ call }))
    const choose = () => {
      const open = calls.filter(isOpen)
      return oneOf(open.length > 0 && random(10) < 3 ? open : calls)
    }
    for (let sent = 1; sent <= requests; sent += 1) {
      const queued = next.shift()
      const call = queued?.call ?? choose()
      if (call === undefined) return
      const { status, by } = await send(club, call, queued?.by)
      const other = !queued && [404, 409].includes(status) && nearTo(call, calls)
      if (other) next.push({ call: other, by }, { call, by })
      if (sent % 25 === 0) await server.settle()
    }
  }

  function begin({ operationId, requestBody }: Operation): void {
    if (!answers.has(operationId)) answers.set(operationId, new Map())
    for (const { example } of Object.values(requestBody?.content ?? {})) {
      memory.keep(example, { source: 'example', by: '', around: [] })
    }
  }

  return {
    wrong,
    slowest,
    within,
    reached: () => [...answers.keys()].filter(name => answers.get(name)?.has('200')),
    /** Calls that never succeeded, with what they were answered instead. */
    unreached: () =>
      [...answers]
        .filter(([name, all]) => !(name in hopeless) && !all.has('200'))
        .map(
          ([name, all]) =>
            `${name}: ${[...all].map(([what, times]) => `${times} × ${what}`).join(', ')}`,
        ),
  }
}

/** A token for each caller, a new one where the last was ended; one that opens nothing for who left. */
function createSessions(server: TestServer): Club['tokenOf'] {
  const tokens = new Map<string, string>()
  return async email => {
    const token = tokens.get(email) ?? ''
    const { status } = await server.call('GET', '/api/auth/sessions', { token })
    if (status === 200) return token
    const fresh = await sessionFor(server, email).catch(() => 'none')
    tokens.set(email, fresh)
    return fresh
  }
}

async function readCalls(server: TestServer): Promise<Call[]> {
  const calls: Call[] = []
  for (const address of new Set(Object.values(servedDocuments))) {
    const { body } = await server.call('GET', address)
    const document = openDocument(Object(body))
    calls.push(...document.operations.map(operation => ({ operation, document })))
  }
  return calls
}
