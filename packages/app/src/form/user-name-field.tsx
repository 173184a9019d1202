/** For the browser's own list of passwords: whose password the form is about. Not type="hidden", which managers skip. */
export function UserNameField({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
