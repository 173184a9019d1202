export type AnsweredCall = {
  readonly reqId: string
  readonly method: string
  /** The route's pattern, never the address: ids and tokens travel there. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

// Under load many answers share a millisecond, and writing a moment out costs as much as the rest of the line.
let lastMoment = 0
let lastTime = ''

function timeAt(moment: number): string {
  if (moment !== lastMoment) {
    lastMoment = moment
    lastTime = new Date(moment).toISOString()
  }
  return lastTime
}

/** Written for every answer, so by hand: the general way costs eight times as much. */
export function answeredLine(
  level: string,
  moment: number,
  { reqId, method, route, status, ms }: AnsweredCall,
): string {
  // Method and route are the router's and the id is ours: none of them needs escaping.
  return `{"level":"${level}","time":"${timeAt(moment)}","reqId":"${reqId}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms)},"msg":"answered"}\n`
}
