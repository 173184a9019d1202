/** Whether calls are taken: not before the start is through, and no more once a stop began. */
export type Readiness = { isReady: boolean }
