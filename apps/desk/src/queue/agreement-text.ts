import type { Comparison } from './compare-words.ts'

/** How far two names agree, in a sentence; `whose` is who knows the other name. */
export function agreementText({ words, further }: Comparison, whose: string): string {
  const agreeing = words.filter(({ isThere }) => isThere).length
  const more = further.length > 0 ? `; ${whose} also has ${further.join(' ')}` : ''
  return `${agreeing} of ${words.length} words agree${more}`
}
