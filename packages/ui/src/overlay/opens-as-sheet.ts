/** No more than this are seen at once in a list that hangs from its field. */
const seenAtOnce = 5

/** Whether a list has more than a phone can show beside its field. Asked when it opens. */
export function opensAsSheet(options: number): boolean {
  return options > seenAtOnce && window.matchMedia('(width < 40rem)').matches
}
