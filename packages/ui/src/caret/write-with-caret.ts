/**
 * Puts tidied text into a field at once, before React does: React then finds nothing to write,
 * and the caret stays where the typing was instead of jumping to the end.
 */
export function writeWithCaret(input: HTMLInputElement, text: string, caret: number): void {
  if (input.value !== text) input.value = text
  if (document.activeElement === input) input.setSelectionRange(caret, caret)
}
