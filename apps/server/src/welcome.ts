import type { Config } from './config.ts'
import { demoAccounts, demoPassword } from './seed/demo-accounts.ts'

/** What whoever started the server sees first. */
export function welcome({ mode, club, publicUrl }: Config): string {
  const lines = ['', `  ${club.name} is open at ${publicUrl}`, '']
  if (mode === 'sandbox') {
    const width = Math.max(...demoAccounts.map(({ email }) => email.length))
    lines.push(
      `  Sign in as one of the demo members, all with the password ${demoPassword}`,
      ...demoAccounts.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
      '',
      `  Codes and links that are mailed arrive at ${publicUrl}/sandbox/inbox`,
      '',
    )
  }
  lines.push('  Stop with Ctrl+C', '', '')
  return lines.join('\n')
}
