const waiting = new Set<() => void>()

/** Calls back each time that the code of a part has come; returns what ends that. */
export function onArrival(callBack: () => void): () => void {
  waiting.add(callBack)
  return () => void waiting.delete(callBack)
}

export function tellOfArrival(): void {
  for (const callBack of waiting) callBack()
}
