// What payers see at the sandbox's payment provider and at its bank: a page of another company, without scripts.

import { moneyParts } from '@kinfold/contract/money/format-money'
import type { Money } from '@kinfold/contract/money/money'
import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'

type Choice = {
  /** The button's name, and the value of the form. */
  readonly name: string
  readonly value: string
  /** What will happen. */
  readonly hint: string
}

type Page = {
  readonly club: Club
  readonly title: string
  readonly amount: Money
  readonly facts: readonly (readonly [label: string, value: string])[]
  /** What has become of it, where nothing or not everything can be done any more. */
  readonly notice?: string
  readonly choices: { readonly action: string; readonly all: readonly Choice[] }
  readonly back: string
}

const style = `
:root{color-scheme:light dark;--canvas:#f7f3ec;--card:#fff;--ink:#23212b;--quiet:#6a6673;--line:#e7e0d4;--soft:#f7f3ec;--button:var(--brand);--on-button:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#15151c;--card:#1f1f29;--ink:#f2eee6;--quiet:#a9a5b3;--line:#32323f;--soft:#282833;--button:color-mix(in oklab,var(--brand) 45%,#fff);--on-button:#15151c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:start center;padding:24px 16px 48px;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{width:100%;max-width:480px}
.banner{margin:0 0 16px;padding:10px 18px;border:1px solid var(--line);border-radius:22px;font-size:14px;text-align:center;color:var(--quiet)}
.banner b{color:var(--ink);font-weight:600}
.card{overflow:hidden;border:1px solid var(--line);border-radius:20px;background:var(--card)}
.top{container-type:inline-size;padding:20px 24px;border-top:4px solid var(--accent);border-bottom:1px solid var(--line)}
h1{margin:0;font-size:15px;font-weight:500;color:var(--quiet)}
.amount{margin:6px 0 0;font-size:min(44px,calc(100cqi/var(--signs)/.62));line-height:1.15;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums;white-space:nowrap}
.amount small{font-size:.6em;font-weight:500;margin-right:.08em}
.amount i{font-style:normal;font-size:.6em;font-weight:500;color:var(--quiet)}
dl{margin:0;padding:8px 24px;border-bottom:1px solid var(--line)}
dl div{display:flex;justify-content:space-between;gap:24px;padding:6px 0}
dl div+div{border-top:1px solid var(--line)}
dt{color:var(--quiet)}
dd{margin:0;text-align:right;font-weight:500;overflow-wrap:anywhere}
.notice{margin:24px;padding:14px 18px;border-radius:14px;background:var(--soft)}
.notice+.choices{padding-top:0}
.choices{display:grid;gap:8px;padding:20px 24px}
.choices form{display:grid;grid-template-columns:148px 1fr;gap:4px 16px;align-items:center;margin:0}
.choices p{margin:0;font-size:14px;line-height:1.4;color:var(--quiet)}
button{min-height:49px;border:1px solid var(--line);border-radius:25px;background:transparent;color:inherit;font:inherit;font-weight:600;padding:0 20px;cursor:pointer}
button:hover{background:var(--soft)}
.choices form:first-child{grid-template-columns:1fr;padding-bottom:12px;margin-bottom:4px;border-bottom:1px solid var(--line)}
.choices form:first-child p{text-align:center}
.choices form:first-child button{border-color:transparent;background:var(--button);color:var(--on-button)}
.choices form:first-child button:hover{filter:brightness(1.08)}
.back{display:block;margin:20px auto 0;padding:10px;width:fit-content;color:inherit}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media (max-width:420px){.notice{margin:20px}.choices form{grid-template-columns:124px 1fr}.top,dl{padding-left:20px;padding-right:20px}.choices{padding:20px}}`

export function payPage({ club, title, amount, facts, notice, choices, back }: Page): string {
  const rows = facts.map(
    ([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox: ${escapeHtml(title)} · ${escapeHtml(club.name)}</title>
<style>:root{--brand:${club.brandColour};--accent:${club.accentColour}}${style}</style>
</head>
<body>
<main>
<p class="banner"><b>This is the sandbox.</b> No money moves, whatever you choose.</p>
<div class="card">
<div class="top"><h1>${escapeHtml(title)}</h1>${amountText(amount)}</div>
<dl>${rows.join('\n')}</dl>
${notice === undefined ? '' : `<p class="notice" role="status">${escapeHtml(notice)}</p>`}
${choices.all.length === 0 ? '' : `<div class="choices">${choices.all.map(choice => formOf(choices.action, choice)).join('\n')}</div>`}
</div>
<a class="back" href="${escapeHtml(back)}">Back to ${escapeHtml(club.name)}</a>
</main>
</body>
</html>
`
}

const formOf = (action: string, { name, value, hint }: Choice) =>
  `<form method="post" action="${escapeHtml(action)}"><input type="hidden" name="outcome" value="${value}"><button aria-describedby="${value}-hint">${name}</button><p id="${value}-hint">${escapeHtml(hint)}</p></form>`

function amountText(amount: Money): string {
  const { symbol, whole, decimals } = moneyParts(amount)
  const rest = decimals === '' ? '' : `<i>.${decimals}</i>`
  // The largest amounts get smaller figures, so that none breaks in two lines.
  const signs = `${symbol}${whole}${decimals}`.length
  return `<p class="amount" style="--signs:${signs}"><small>${symbol}</small>${whole}${rest}</p>`
}

/** For an address that leads nowhere. */
export function noSuchPayment(club: Club): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Sandbox: No such payment · ${escapeHtml(club.name)}</title>
<style>:root{--brand:${club.brandColour};--accent:${club.accentColour}}${style}</style>
</head>
<body>
<main>
<p class="banner"><b>This is the sandbox.</b></p>
<div class="card"><div class="top"><h1>There is no such payment.</h1></div></div>
<a class="back" href="/">Back to ${escapeHtml(club.name)}</a>
</main>
</body>
</html>
`
}
