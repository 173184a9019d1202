import type { SessionUser } from '@kinfold/contract/account/session-user'
import { dayInLagos } from '@kinfold/contract/day/day-in-lagos'
import { dayText } from '../../day/day-text.ts'

type Terms = Pick<SessionUser, 'terms_in_force' | 'terms_accepted_at'>

const dayOf = (moment: string) => dayText(dayInLagos(new Date(moment)))

/** `Version 2026-06, published on 12 June 2026. You accepted the terms before it on 3 May 2024.` */
export function termsLine({ terms_in_force, terms_accepted_at }: Terms): string {
  const { version, published_at } = terms_in_force
  const since = published_at ? `, published on ${dayOf(published_at)}` : ''
  const before = terms_accepted_at
    ? ` You accepted the terms before it on ${dayOf(terms_accepted_at)}.`
    : ''
  return `Version ${version}${since}.${before}`
}
