/** Code that comes when it is about to be needed; each time that it is missing it is asked for once more. */
export function lazyCode<Code extends object>(fetch: () => Promise<Code>) {
  let known: Code | undefined
  return {
    /** What has come already. */
    loaded: () => known,
    async load(): Promise<Code | undefined> {
      known ??= await fetch().catch(() => undefined)
      return known
    },
  }
}
