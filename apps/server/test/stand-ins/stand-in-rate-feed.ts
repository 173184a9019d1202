// Answers what a dollar costs, as a feed of rates does.
import { type StandIn, startStandIn } from './start-stand-in.ts'

/** What it answers is asked for each time; with another key than this, it refuses. */
export function startRateFeed(key: string, answer: () => unknown): Promise<StandIn> {
  return startStandIn(({ request }, response) => {
    const isKnown = request.headers.authorization === `Bearer ${key}`
    const body = JSON.stringify(isKnown ? answer() : { error: 'unknown key' })
    response.writeHead(isKnown ? 200 : 401, { 'content-type': 'application/json' }).end(body)
  })
}
