import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'
import { withMarkInside } from '../../../mail/templates/mail-mark.ts'
import type { InboxMail } from './read-inbox.ts'
import { sandboxPage } from './sandbox-page.ts'

type Inbox = {
  readonly club: Club
  readonly mails: readonly InboxMail[]
  readonly to: string | undefined
  readonly chosen: string | undefined
  readonly mark: Buffer
}

/** The captured mail. */
export function inboxPage({ club, mails, to, chosen, mark }: Inbox): string {
  const open = chosen === undefined ? undefined : mails.find(mail => mail.id === chosen)
  return sandboxPage({
    club,
    title: 'Inbox',
    about: `Every mail ${club.name} would have sent. Nothing leaves this machine.`,
    aside: `<form action="/sandbox/inbox" method="get">
<input type="email" name="to" aria-label="Show mail to" placeholder="Show mail to …" value="${escapeHtml(to ?? '')}">
<button>Show</button>
</form>`,
    main: `<main>
${list(mails, to, open)}
<section>${open === undefined ? hint(mails) : letter(open, mark)}</section>
</main>`,
    reloads: open === undefined,
  })
}

function list(mails: readonly InboxMail[], to: string | undefined, open?: InboxMail): string {
  const items = mails.map(mail => {
    const query = new URLSearchParams({ ...(to && { to }), mail: mail.id })
    const current = mail === open ? ' aria-current="true"' : ''
    return `<li><a href="/sandbox/inbox?${escapeHtml(query.toString())}"${current}>
<strong>${escapeHtml(mail.subject)}</strong>
<span><b>${escapeHtml(mail.to)}</b>${time(mail)}</span></a></li>`
  })
  return `<ol>${items.join('\n')}</ol>`
}

const time = ({ sent_at }: InboxMail) =>
  `<time datetime="${sent_at}">${sent_at.slice(11, 16)} UTC</time>`

function hint(mails: readonly InboxMail[]): string {
  const text =
    mails.length === 0 ? 'No mail yet. It appears here by itself.' : 'Choose a mail to read it.'
  return `<p class="empty">${text}</p>`
}

// The mail runs no scripts and submits no forms here, and its links open in a new tab.
function letter({ subject, html, text }: InboxMail, mark: Buffer): string {
  const document = withMarkInside(html, mark).replace('<head>', '<head><base target="_blank">')
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>`
}
