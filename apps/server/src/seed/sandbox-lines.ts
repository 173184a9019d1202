import { demoPassword } from '@kinfold/personas/demo-password'
import { type DemoAccount, demoMembers, demoOperators } from './demo-accounts.ts'

type Sandbox = { readonly publicUrl: string; readonly hasDemoClub: boolean }

/** How to sign in to the sandbox, and where to find its mails and codes. */
export function sandboxLines({ publicUrl, hasDemoClub }: Sandbox): string[] {
  const people = hasDemoClub
    ? [
        `  Sign in as one of the demo members, all with the password ${demoPassword}`,
        ...listed(demoMembers),
        '',
        '  Or as one of the operators, with the same password and the code of the moment from',
        `  ${publicUrl}/sandbox/authenticator`,
        ...listed(demoOperators),
      ]
    : ['  The demo club was left out: others have accounts here already.']
  return [
    ...people,
    '',
    `  Codes and links that are mailed arrive at ${publicUrl}/sandbox/inbox`,
    `  The club’s day moves forward at ${publicUrl}/sandbox/clock`,
    '',
  ]
}

function listed(accounts: readonly DemoAccount[]): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return accounts.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`)
}
