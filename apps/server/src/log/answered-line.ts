export type AnsweredCall = {
  readonly reqId: string
  readonly method: string
  /** The route's pattern, never the address: ids and tokens travel there. */
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Written for every answer, so by hand: the general way costs eight times as much. */
export function answeredLine(
  level: string,
  { reqId, method, route, status, ms }: AnsweredCall,
): string {
  const time = new Date().toISOString()
  // Method and route are the router's and the id is ours: none of them needs escaping.
  return `{"level":"${level}","time":"${time}","reqId":"${reqId}","method":"${method}","route":"${route}","status":${status},"ms":${Math.round(ms)},"msg":"answered"}\n`
}
