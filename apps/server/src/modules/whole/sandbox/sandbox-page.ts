// The layout of all sandbox pages. They need no script: selecting is a link, and updates come by reloading.
import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'

type Page = {
  readonly club: Club
  readonly title: string
  readonly about: string
  /** Markup beside the title. */
  readonly aside?: string
  readonly main: string
  /** Whether the page reloads by itself. */
  readonly reloads: boolean
}

const style = `
:root{color-scheme:light dark;--canvas:#f7f3ec;--card:#fff;--ink:#23212b;--quiet:#6a6673;--line:#e7e0d4;--button:var(--brand);--on-button:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#15151c;--card:#1f1f29;--ink:#f2eee6;--quiet:#a9a5b3;--line:#32323f;--button:color-mix(in oklab,var(--brand) 45%,#fff);--on-button:#15151c}}
*{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;padding:20px 24px;border-bottom:1px solid var(--line)}
h1{margin:0;font-size:20px;font-weight:600;flex:1 1 240px}
h1 small{display:block;font-size:14px;font-weight:400;color:var(--quiet)}
form{display:flex;gap:8px}
input,button{height:44px;border-radius:22px;border:1px solid var(--line);background:var(--card);color:inherit;font:inherit;padding:0 18px}
input{width:260px;max-width:60vw;border-color:var(--quiet)}
button{background:var(--button);color:var(--on-button);border:0;font-weight:600;cursor:pointer}
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
nav{display:flex;flex-wrap:wrap;gap:8px}
nav a{padding:10px 16px;border-radius:22px;color:inherit;text-decoration:none;white-space:nowrap}
nav a:hover,nav a[aria-current]{background:var(--card);box-shadow:inset 0 0 0 1px var(--line)}
.codes{display:block;max-width:640px;padding:24px}
.codes table{width:100%;border-collapse:collapse}
.codes th,.codes td{text-align:left;padding:14px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.codes th:last-child,.codes td:last-child{text-align:right}
.codes td:last-child{font:600 20px/1.4 ui-monospace,monospace;letter-spacing:2px;white-space:nowrap}
.cards{display:block;max-width:900px;padding:24px}
.cards table{width:100%;border-collapse:collapse}
.cards th,.cards td{text-align:left;padding:14px 16px 14px 0;border-bottom:1px solid var(--line)}
.cards form{flex-wrap:wrap}
.cards button{background:transparent;color:inherit;border:1px solid var(--quiet)}
.cards button[aria-pressed=true]{background:var(--button);color:var(--on-button);border-color:transparent}
.clock{display:block;max-width:640px}
.clock h2{margin:0;font-size:28px;line-height:1.25;font-weight:600;text-wrap:balance}
.clock form{flex-wrap:wrap;align-items:center;margin-top:16px}
.clock form span{flex-basis:100%}
.clock label{display:flex;gap:8px;align-items:center}
.clock input{width:104px}
[role=alert]{padding:12px 18px;border:1px solid var(--accent);border-radius:16px;background:var(--card)}
.quiet{color:var(--quiet)}
.empty{padding:48px 24px;color:var(--quiet)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:760px){main{grid-template-columns:1fr}ol{border-right:0}nav{gap:4px;margin:0 -12px}nav a{padding:10px 12px}.clock h2{font-size:24px}.cards thead{display:none}.cards td{display:block;border:0;padding:16px 0 4px}.cards td+td{padding:4px 0 16px;border-bottom:1px solid var(--line)}.cards button{padding:0 14px}}`

const pages = [
  ['/sandbox/inbox', 'Inbox'],
  ['/sandbox/authenticator', 'Authenticator codes'],
  ['/sandbox/cards', 'Cards'],
  ['/sandbox/clock', 'Clock'],
] as const

export function sandboxPage({ club, title, about, aside = '', main, reloads }: Page): string {
  const links = pages.map(([path, name]) =>
    name === title
      ? `<a href="${path}" aria-current="page">${name}</a>`
      : `<a href="${path}">${name}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
${reloads ? '<meta http-equiv="refresh" content="5">' : ''}
<title>Sandbox: ${escapeHtml(title)} · ${escapeHtml(club.name)}</title>
<style>:root{--brand:${club.brandColour};--accent:${club.accentColour}}${style}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}<small>${escapeHtml(about)}</small></h1>
<nav aria-label="Sandbox">${links.join('\n')}</nav>
${aside}
</header>
${main}
</body>
</html>
`
}
