import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'
import type { SandboxCard } from '../../../providers/payments/sandbox/create-card-book.ts'
import { sandboxPage } from './sandbox-page.ts'

const outcomes = [
  ['success', 'Charge it'],
  ['decline', 'Decline'],
  ['silence', 'Don’t answer'],
] as const

/** Cards that are charged without their payers, and how their banks answer. */
export function cardsPage(club: Club, cards: readonly SandboxCard[]): string {
  const rows = cards.map(
    card =>
      `<tr><td>${escapeHtml(card.payerName)}<br><span class="quiet">${escapeHtml(card.brand)} ending in ${card.last4}, until ${monthOf(card.expiresOn)}</span></td><td>${formOf(card)}</td></tr>`,
  )
  const table = `<table><thead><tr><th>Card</th><th>How its bank answers from now on</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`
  return sandboxPage({
    club,
    title: 'Cards',
    about:
      'Cards that recurring contributions are charged on. No money moves, whatever you choose.',
    main: `<main class="cards">${cards.length === 0 ? '<p class="empty">No card is charged by itself yet.</p>' : table}</main>`,
    reloads: false,
  })
}

/** As cards have it: `03/28`. */
const monthOf = (day: string) => `${day.slice(5, 7)}/${day.slice(2, 4)}`

const formOf = ({ token, outcome, last4 }: SandboxCard) =>
  `<form method="post" action="/sandbox/cards" aria-label="Card ending in ${last4}"><input type="hidden" name="token" value="${escapeHtml(token)}">${outcomes
    .map(
      ([value, name]) =>
        `<button name="outcome" value="${value}" aria-pressed="${value === outcome}">${name}</button>`,
    )
    .join('')}</form>`
