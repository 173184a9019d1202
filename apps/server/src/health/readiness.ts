export type Readiness = {
  /** Whether calls are taken: not before the start is through, and no more once a stop began. */
  isReady: boolean
  /** What keeps a started server from being relied on, for whoever runs it. */
  trouble?: string | undefined
}

/** The line a probe reads. */
export function describeReadiness({ isReady, trouble }: Readiness): string {
  if (!isReady) return 'not ready'
  return trouble === undefined ? 'ready' : `not ready: ${trouble}`
}
