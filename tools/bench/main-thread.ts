// Where the main thread spent the time of an interaction, from the browser's own trace.
import type { CDPSession } from 'playwright'

export type Parts = { script: number; style: number; layout: number; paint: number }

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const kinds: readonly (readonly [keyof Parts, RegExp])[] = [
  ['style', /updateStyle|recalcStyle|rebuildLayoutTree|UpdateLayoutTree|StyleEngine|StyleElement/],
  ['layout', /^Layout$|performLayout|layout$|InlineNode|UpdateStyleAndLayout|ForcedStyle/],
  ['paint', /Paint|Layerize|Compositing|CullRect/],
  ['script', /FunctionCall|^v8\.|EventDispatch|TimerFire|Microtask|AnimationFrame|GC$/],
]

function kindOf(name: string): keyof Parts | undefined {
  return kinds.find(([, names]) => names.test(name))?.[0]
}

/** Time counts for the innermost event. */
function ownTimes(events: TraceEvent[]): Parts {
  const parts: Parts = { script: 0, style: 0, layout: 0, paint: 0 }
  const around: { end: number; kind: keyof Parts | undefined }[] = []
  for (const { name, ts, dur = 0, tdur = dur } of events) {
    while (around.length > 0 && (around.at(-1)?.end ?? 0) <= ts) around.pop()
    const kind = kindOf(name) ?? around.at(-1)?.kind
    const outer = around.at(-1)?.kind
    if (outer) parts[outer] -= tdur
    if (kind) parts[kind] += tdur
    around.push({ end: ts + dur, kind })
  }
  return parts
}

function busiestThread(events: TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(
    events.filter(({ ph }) => ph === 'X'),
    ({ pid, tid }) => `${pid}:${tid}`,
  )
  const dispatched = (thread: TraceEvent[]) =>
    thread.filter(({ name }) => name === 'EventDispatch').length
  const [first = []] = [...threads.values()].sort((a, b) => dispatched(b) - dispatched(a))
  return first.sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
}

/** CPU time in milliseconds, which excludes other work on the machine. */
export async function mainThreadDuring(
  session: CDPSession,
  work: () => Promise<void>,
): Promise<Parts> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: unknown[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'v8', 'blink'] },
  })
  await work()
  const complete = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  const parts = ownTimes(busiestThread(events))
  return {
    script: parts.script / 1000,
    style: parts.style / 1000,
    layout: parts.layout / 1000,
    paint: parts.paint / 1000,
  }
}
