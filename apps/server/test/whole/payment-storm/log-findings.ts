import { enums, type Infer, is, number, optional, string, type } from 'superstruct'
import type { Fleet } from './fleet.ts'

const Line = type({
  level: enums(['error', 'fatal']),
  time: string(),
  msg: string(),
  reqId: optional(string()),
  status: optional(number()),
  err: optional(type({ type: optional(string()) })),
})
type Line = Infer<typeof Line>

/** The receipts of the crew are rows without a file. */
const missing = 'stored files are missing from the file store'

/** What servers logged as an error while nothing was killed, each kind with how often. */
export function logFindings(fleet: Fleet): string[] {
  const kinds = new Map<string, { count: number; readonly example: string }>()
  const lines = fleet.logs.flatMap(log => log.split('\n')).map(text => ({ text, line: read(text) }))
  const busy = new Set(lines.flatMap(({ line }) => (line?.status === 503 ? line.reqId : [])))
  for (const { text, line } of lines) {
    if (line === undefined || line.msg === missing) continue
    // With so many callers a server may be busy for longer than they wait, and says so.
    if (isBusy(line) || (line.reqId !== undefined && busy.has(line.reqId))) continue
    if (fleet.isOutage(Date.parse(line.time))) continue
    const kind = kinds.get(line.msg) ?? { count: 0, example: text.slice(0, 1_000) }
    kinds.set(line.msg, { ...kind, count: kind.count + 1 })
  }
  return [...kinds.values()].map(({ count, example }) => `logged ${count} times: ${example}`)
}

const isBusy = ({ status, err }: Line) => status === 503 || err?.type === 'DatabaseUnavailableError'

function read(text: string): Line | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    const line: unknown = JSON.parse(text)
    return is(line, Line) ? line : undefined
  } catch {
    // The last line of a process that was killed.
    return undefined
  }
}
