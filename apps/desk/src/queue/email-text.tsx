/** An address that breaks after its @, not in the middle of a word. */
export function EmailText({ children: email }: { children: string }) {
  const [name, domain] = email.split('@')
  return (
    <>
      {name}@<wbr />
      {domain}
    </>
  )
}
