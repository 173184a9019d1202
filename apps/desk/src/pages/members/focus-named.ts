/** The field of the form that is open. */
export function focusNamed(name: string): void {
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`)?.focus()
}
