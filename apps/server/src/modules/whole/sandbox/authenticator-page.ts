import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'
import type { ShownAuthenticator } from './read-authenticators.ts'
import { sandboxPage } from './sandbox-page.ts'

export function authenticatorPage(club: Club, shown: readonly ShownAuthenticator[]): string {
  const rows = shown.map(
    ({ email, code }) =>
      `<tr><td>${escapeHtml(email)}</td><td>${code ?? '<span class="quiet">in a moment</span>'}</td></tr>`,
  )
  return sandboxPage({
    club,
    title: 'Authenticator codes',
    about: 'What the authenticator apps of this club would show. Each code works once.',
    main: `<main class="codes"><table>
<thead><tr><th scope="col">Account</th><th scope="col">Code</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></main>`,
    reloads: true,
  })
}
