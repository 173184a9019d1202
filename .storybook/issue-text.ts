type Issue = {
  readonly title?: string
  readonly name?: string
  readonly sentence: string | undefined
  readonly states: readonly string[]
  readonly globals: Readonly<Record<string, unknown>>
  readonly url: string
}

/** A story as the text of an issue: what should be seen, and with what it was looked at. */
export function issueText({ title, name, sentence, states, globals, url }: Issue): string {
  const set = Object.entries(globals).filter(([, value]) => typeof value === 'string')
  return [
    `### ${title} › ${name}`,
    url,
    '**What should be seen**',
    sentence ?? 'The story has no sentence yet.',
    '**What is seen**',
    '…',
    [...set.map(([key, value]) => `${key}: ${value}`), ...states].join(' · '),
  ]
    .filter(Boolean)
    .join('\n\n')
}
