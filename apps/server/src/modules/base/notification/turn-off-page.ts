import type { OptionalMailTopic } from '@kinfold/contract/notification/mail-topic'
import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'

type Page =
  | { readonly state: 'asked' | 'off'; readonly topic: OptionalMailTopic }
  | { readonly state: 'unknown' }

const names: Readonly<Record<OptionalMailTopic, string>> = {
  documents: 'mails about your documents',
  reminders: 'reminders by mail',
  notices: 'mails with the club’s news',
}

const style = `
:root{color-scheme:light dark;--canvas:#f7f3ec;--card:#fff;--ink:#23212b;--quiet:#6a6673;--line:#e7e0d4;--button:var(--brand);--on-button:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#15151c;--card:#1f1f29;--ink:#f2eee6;--quiet:#a9a5b3;--line:#32323f;--button:color-mix(in oklab,var(--brand) 45%,#fff);--on-button:#15151c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:48px 16px;background:var(--canvas);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
main{width:100%;max-width:520px;padding:32px 28px;border:1px solid var(--line);border-top:4px solid var(--accent);border-radius:16px;background:var(--card)}
h1{margin:0 0 12px;font-size:24px;line-height:1.3;font-weight:600;text-wrap:balance}
p{margin:0 0 24px;color:var(--quiet)}
button{min-height:49px;padding:0 28px;border:0;border-radius:25px;background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer}
a{display:inline-block;padding:10px 0;color:inherit}
form{margin:0 0 16px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:420px){main{padding:24px 20px}button{width:100%}}`

/** Where a member turns mails off without signing in. It needs no script. */
export function turnOffPage(club: Club, page: Page): string {
  const name = escapeHtml(club.name)
  const { title, text, form = '' } = contentOf(page)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${name}</title>
<style>:root{--brand:${club.brandColour};--accent:${club.accentColour}}${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
${form}<a href="/dashboard">Open ${name}</a>
</main>
</body>
</html>
`
}

function contentOf(page: Page): { title: string; text: string; form?: string } {
  switch (page.state) {
    case 'asked':
      return {
        title: `Turn off ${names[page.topic]}?`,
        text: 'You will still find everything under Notifications when you sign in.',
        // Without an action it goes to the address of the page.
        form: '<form method="post"><button>Turn them off</button></form>\n',
      }
    case 'off':
      return {
        title: 'They are turned off',
        text: `You get no more ${names[page.topic]}. You will still find everything under Notifications when you sign in.`,
      }
    case 'unknown':
      return {
        title: 'This link doesn’t work',
        text: 'It may have been cut off on its way. Please sign in and choose your mails there.',
      }
  }
}
