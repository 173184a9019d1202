/** Puts the focus on the first field, as the eye meets them, that has an error by its name. */
export function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = [...form.elements].find(
    element =>
      (element instanceof HTMLInputElement || element instanceof HTMLButtonElement) &&
      element.name in errors,
  )
  // An input for files is never seen: the button beside it opens it.
  const isSeen = !(first instanceof HTMLInputElement && first.type === 'file')
  const target = isSeen ? first : first.parentElement?.querySelector('button')
  if (target instanceof HTMLElement) target.focus()
}
