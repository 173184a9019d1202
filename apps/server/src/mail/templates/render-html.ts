// Tables and inline styles, which all mail programs from Outlook to phones support. The style sheet only
// switches to dark colours where that is supported.
import { mailPaper } from '@kinfold/contract/mail-paper'
import type { Club } from '../../config/config.ts'
import { escapeHtml } from './escape-html.ts'
import type { MailBlock, MailContent, MailFooter } from './mail-block.ts'
import { markAddress } from './mail-mark.ts'

const font = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = '#23212b'
const quiet = '#6a6673'
const line = '#e7e0d4'
const tint = '#f3efe7'

/** A club's colour, light enough to be seen on the card by night: no colour is too dark for it. */
function nightColour(brandColour: string): string {
  const channels = [1, 3, 5].map(at => Number.parseInt(brandColour.slice(at, at + 2), 16))
  const lighter = channels.map(channel => Math.round(channel + (255 - channel) * 0.65))
  return `#${lighter.map(channel => channel.toString(16).padStart(2, '0')).join('')}`
}

const night = ({ brandColour }: Club) => `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.canvas{background:#15151c!important}
.card{background:#1f1f29!important;border-color:#32323f!important}
.ink{color:#f2eee6!important}
.quiet{color:#a9a5b3!important}
.tint{background:#2a2a37!important;border-color:#3b3b4a!important}
.rule{border-color:#32323f!important}
.link{color:${nightColour(brandColour)}!important}
.button{background:${nightColour(brandColour)}!important}
.button a{color:#1f1f29!important}
}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}}`

export function renderHtml(club: Club, { preview, title, blocks, footer }: MailContent): string {
  const name = escapeHtml(club.name)
  const support = escapeHtml(club.supportEmail)
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>${night(club)}</style>
</head>
<body class="canvas" style="margin:0;padding:0;background:${mailPaper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${mailPaper}">
<tr><td align="center" style="padding:32px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px">${wordmark(name)}</td></tr>
<tr><td class="card" style="background:#ffffff;border:1px solid ${line};border-radius:16px;overflow:hidden">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr><td style="height:6px;line-height:6px;font-size:0;background:${club.brandColour};border-right:96px solid ${club.accentColour}">&nbsp;</td></tr>
<tr><td class="pad" style="padding:36px 40px 12px">
<h1 class="ink" style="margin:0 0 16px;font:600 24px/1.3 ${font};letter-spacing:-0.01em;color:${ink};${breaks}">${escapeHtml(title)}</h1>
${blocks.map(block => htmlOf(block, club)).join('\n')}
</td></tr>
</table>
</td></tr>
<tr><td class="quiet" style="padding:20px 8px 0;font:400 13px/1.6 ${font};color:${quiet}">${footer === undefined ? '' : footerOf(footer, club)}
Questions? Write to <a class="link" href="mailto:${support}" style="color:${club.brandColour};text-decoration:underline">${support}</a>.<br>
${escapeHtml(club.imprint)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function footerOf({ text, links }: MailFooter, { brandColour }: Club): string {
  const anchors = links.map(
    ({ label, url }) =>
      `<a class="link" href="${escapeHtml(url)}" style="color:${brandColour};text-decoration:underline">${escapeHtml(label)}</a>`,
  )
  return `
<p style="margin:0 0 12px">${escapeHtml(text)}<br>
${anchors.join(' &nbsp;·&nbsp; ')}</p>`
}

/** The mark travels with the mail; where pictures are not shown, the name says whose mail it is. */
const wordmark = (name: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="36" height="36" style="width:36px;height:36px"><img src="${markAddress}" width="36" height="36" alt="" style="display:block;width:36px;height:36px;border:0"></td>
<td class="ink" style="padding-left:12px;font:600 18px/36px ${font};color:${ink}">${name}</td>
</tr></table>`

function htmlOf(block: MailBlock, club: Club): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text, 'ink', `font:400 16px/1.6 ${font};color:${ink}`)
    case 'note':
      return paragraph(block.text, 'quiet', `font:400 14px/1.6 ${font};color:${quiet}`)
    case 'code':
      return code(block.code)
    case 'button':
      return button(block.label, block.url, club)
    case 'facts':
      return facts(block.rows)
  }
}

const paragraph = (text: string, className: string, style: string) =>
  `<p class="${className}" style="margin:0 0 20px;${style};${breaks}">${unbroken(escapeHtml(text)).replaceAll('\n', '<br>')}</p>`

/** Only a word that is wider than the mail breaks. */
const breaks = 'overflow-wrap:anywhere;word-break:break-word'

/** A reference such as KF-7H2K9D4M stays on one line. */
const unbroken = (html: string) =>
  html.replace(/\bKF-[0-9A-Z]{8}\b/g, '<span style="white-space:nowrap">$&</span>')

const code = (digits: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>
<td class="tint ink" align="center" aria-label="Your code: ${[...digits].join(' ')}" style="padding:20px 0 20px 14px;background:${tint};border:1px solid ${line};border-radius:12px;font:600 40px/1.1 'SF Mono',Menlo,Consolas,monospace;letter-spacing:14px;color:${ink}">${escapeHtml(digits)}</td>
</tr></table>`

function button(label: string, url: string, { brandColour }: Club): string {
  const address = escapeHtml(url)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>
<td class="button" align="center" style="border-radius:25px;background:${brandColour}"><a href="${address}" style="display:inline-block;padding:14px 28px;font:600 16px/21px ${font};color:#ffffff;text-decoration:none;border-radius:25px">${escapeHtml(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0 0 20px;font:400 13px/1.6 ${font};color:${quiet}">If the button does nothing, open this address:<br><a class="link" href="${address}" style="color:${brandColour};overflow-wrap:anywhere;word-break:break-word">${address}</a></p>`
}

function facts(rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([name, value], index) => `<tr>
<td class="quiet rule" style="padding:12px 16px 12px 0;${border(index)}font:400 14px/1.5 ${font};color:${quiet};white-space:nowrap;vertical-align:top">${escapeHtml(name)}</td>
<td class="ink rule" align="right" style="padding:12px 0;${border(index)}font:500 14px/1.5 ${font};color:${ink};overflow-wrap:anywhere;word-break:break-word">${breakable(escapeHtml(value))}</td>
</tr>`,
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${cells.join('\n')}</table>`
}

/** Where mail programs drop the style that breaks them, long words such as network addresses may break at a colon. */
const breakable = (text: string) => text.replace(/\S{25,}/g, word => word.replaceAll(':', ':<wbr>'))

const border = (index: number) => (index === 0 ? '' : `border-top:1px solid ${line};`)
