import { clubTimeZone } from '@kinfold/contract/constants'
import type { Club } from '../../../config/config.ts'
import { escapeHtml } from '../../../mail/templates/escape-html.ts'
import type { ShownClock } from './read-clock.ts'
import { sandboxPage } from './sandbox-page.ts'

type Page = {
  readonly club: Club
  readonly clock: ShownClock
  /** What went wrong with the last request. */
  readonly problem?: string
}

const written = new Intl.DateTimeFormat('en-NG', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: clubTimeZone,
})

const dayMs = 86_400_000

function distance(aheadMs: number): string {
  const days = Math.round(aheadMs / dayMs)
  if (days === 0) return 'This is the real date.'
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`
  return days > 0 ? `${count} ahead of the real date.` : `${count} behind the real date.`
}

/** The club's day, and the ways to move it forward. */
export function clockPage({ club, clock, problem }: Page): string {
  const alert = problem === undefined ? '' : `<p role="alert">${escapeHtml(problem)}</p>\n`
  const steps = [1, 7, 30].map(
    days =>
      `<button name="advance_days" value="${days}">${days} ${days === 1 ? 'day' : 'days'}</button>`,
  )
  return sandboxPage({
    club,
    title: 'Clock',
    about: `The day it is for ${club.name}. It only moves forward.`,
    main: `<main class="clock"><section>
<h2><time datetime="${clock.now.toISOString()}">${written.format(clock.now)}</time></h2>
<p class="quiet">${distance(clock.aheadMs)} Whatever falls due on the way happens in order; nobody is signed out.</p>
${alert}<form method="post" action="/sandbox/clock" aria-labelledby="by"><span id="by">Move forward by</span>${steps.join('\n')}</form>
<form method="post" action="/sandbox/clock">
<label>or by <input name="advance_days" type="number" min="1" max="400" required> days</label>
<button>Move</button>
</form>
</section></main>`,
    reloads: false,
  })
}
