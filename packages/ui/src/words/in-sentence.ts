/** How English writes a heading in the middle of a sentence; what is written in capitals stays so. */
export function inSentence(heading: string): string {
  return /^\p{Lu}\p{Lu}/u.test(heading)
    ? heading
    : heading.charAt(0).toLowerCase() + heading.slice(1)
}
