/**
 * Where the work goes on once the open case is decided: the next one, or the one before it. The list may be older than
 * the last decisions, so what was decided meanwhile is passed over.
 */
export function caseAfter(
  ids: readonly string[],
  openId: string | undefined,
  decided: ReadonlySet<string>,
): string | undefined {
  const at = openId === undefined ? -1 : ids.indexOf(openId)
  const others = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at)).reverse()]
  return others.find(id => !decided.has(id))
}
