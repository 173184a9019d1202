import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { create, type Infer } from 'superstruct'
import { quickStart } from '#test/servers/quick-start.ts'
import type { Operation } from './journal.ts'
import { StormAnswers } from './storm-settings.ts'

const script = fileURLToPath(new URL('./ledger-storm.ts', import.meta.url))

// The operations, sent by several processes with many callers each, over real connections.
export async function runStorm(
  url: string,
  perProcess: readonly Operation[][],
  callers: number,
): Promise<Infer<typeof StormAnswers>> {
  const children = perProcess.map(operations =>
    fork(script, [JSON.stringify({ url, callers, operations })], { execArgv: [...quickStart] }),
  )
  await Promise.all(children.map(child => once(child, 'message')))
  const answers = children.map(async child => {
    const [answer] = await once(child, 'message')
    return create(answer, StormAnswers)
  })
  for (const child of children) child.send('go')
  return (await Promise.all(answers)).reduce((sum, each) => ({
    accepted: sum.accepted + each.accepted,
    refused: sum.refused + each.refused,
    other: [...sum.other, ...each.other],
  }))
}
