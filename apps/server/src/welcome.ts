import { demoPassword } from '@kinfold/personas/demo-password'
import type { Config } from './config.ts'
import { type DemoAccount, demoMembers, demoOperators } from './seed/demo-accounts.ts'

/** What whoever started the server sees first. */
export function welcome({ mode, club, publicUrl }: Config): string {
  const lines = ['', `  ${club.name} is open at ${publicUrl}`, '']
  if (mode === 'sandbox') {
    lines.push(
      `  Sign in as one of the demo members, all with the password ${demoPassword}`,
      ...listed(demoMembers),
      '',
      '  Or as one of the operators, with the same password and the code of the moment from',
      `  ${publicUrl}/sandbox/authenticator`,
      ...listed(demoOperators),
      '',
      `  Codes and links that are mailed arrive at ${publicUrl}/sandbox/inbox`,
      '',
    )
  }
  lines.push('  Stop with Ctrl+C', '', '')
  return lines.join('\n')
}

function listed(accounts: readonly DemoAccount[]): string[] {
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return accounts.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`)
}
