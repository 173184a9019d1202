// The captured mail as a page. It needs no script: choosing a mail is a link, news come by reloading.
import type { Club } from '../../config.ts'
import { escapeHtml } from '../../mail/templates/escape-html.ts'
import type { InboxMail } from './read-inbox.ts'

type Inbox = {
  readonly club: Club
  readonly mails: readonly InboxMail[]
  readonly to: string | undefined
  readonly chosen: string | undefined
}

const style = `
:root{color-scheme:light dark;--canvas:#f7f3ec;--card:#fff;--ink:#23212b;--quiet:#6a6673;--line:#e7e0d4}
@media (prefers-color-scheme:dark){:root{--canvas:#15151c;--card:#1f1f29;--ink:#f2eee6;--quiet:#a9a5b3;--line:#32323f}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:20px 24px;border-bottom:1px solid var(--line)}
h1{margin:0;font-size:20px;font-weight:600;flex:1 1 240px}
h1 small{display:block;font-size:14px;font-weight:400;color:var(--quiet)}
form{display:flex;gap:8px}
input,button{height:44px;border-radius:22px;border:1px solid var(--line);background:var(--card);color:inherit;font:inherit;padding:0 18px}
input{width:260px;max-width:60vw}
button{background:var(--brand);color:#fff;border:0;font-weight:600}
main{display:grid;grid-template-columns:minmax(260px,380px) 1fr;min-height:calc(100vh - 86px)}
ol{list-style:none;margin:0;padding:0;border-right:1px solid var(--line)}
li a{display:block;padding:14px 24px;color:inherit;text-decoration:none;border-bottom:1px solid var(--line)}
li a:hover,li a[aria-current]{background:var(--card)}
li a[aria-current]{box-shadow:inset 4px 0 0 var(--accent)}
li strong{display:block;font-weight:600}
li span{display:flex;justify-content:space-between;gap:12px;font-size:14px;color:var(--quiet)}
li span b{font-weight:400;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
section{padding:24px;min-width:0}
iframe{width:100%;height:720px;border:1px solid var(--line);border-radius:16px;background:var(--card)}
summary{cursor:pointer;padding:12px 0;color:var(--quiet)}
pre{margin:0;padding:20px;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--line);border-radius:16px;font:14px/1.6 ui-monospace,monospace}
.empty{padding:48px 24px;color:var(--quiet)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:760px){main{grid-template-columns:1fr}ol{border-right:0}}`

export function inboxPage({ club, mails, to, chosen }: Inbox): string {
  const open = chosen === undefined ? undefined : mails.find(mail => mail.id === chosen)
  const title = `Sandbox inbox · ${escapeHtml(club.name)}`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${open === undefined ? '<meta http-equiv="refresh" content="5">' : ''}
<title>${title}</title>
<style>:root{--brand:${club.brandColour};--accent:${club.accentColour}}${style}</style>
</head>
<body>
<header>
<h1>Sandbox inbox<small>Every mail ${escapeHtml(club.name)} would have sent. Nothing leaves this machine.</small></h1>
<form action="/sandbox/inbox" method="get">
<input type="email" name="to" aria-label="Show mail to" placeholder="Show mail to …" value="${escapeHtml(to ?? '')}">
<button>Show</button>
</form>
</header>
<main>
${list(mails, to, open)}
<section>${open === undefined ? hint(mails) : letter(open)}</section>
</main>
</body>
</html>
`
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

// The mail may do nothing here: no script, no form, and its links open elsewhere.
function letter({ subject, html, text }: InboxMail): string {
  const document = html.replace('<head>', '<head><base target="_blank">')
  return `<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escapeHtml(document)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details>`
}
