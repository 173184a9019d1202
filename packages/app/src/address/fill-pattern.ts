type NameIn<Pattern extends string> = Pattern extends `${infer Start}/${infer Rest}`
  ? NameIn<Start> | NameIn<Rest>
  : Pattern extends `:${infer Name}`
    ? Name
    : never

/** The path of a page about one thing: the pattern that the router matches, with each `:name` filled in. */
export function fillPattern<Pattern extends string>(
  pattern: Pattern,
  values: Readonly<Record<NameIn<Pattern>, string | number>>,
): string {
  const texts: Readonly<Record<string, string | number>> = values
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(texts[name])))
}
