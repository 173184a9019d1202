import type { Session } from '@kinfold/contract/session/session'
import { demoId } from '../demo-id.ts'
import { referenceMoment } from '../reference-day.ts'

/** Where an account is signed in: here, and on a phone since last week. */
export function sessionsOf({ key }: { readonly key: string }): Session[] {
  return [
    {
      id: demoId('session', key, 'here'),
      device: 'Chrome on Android',
      created_at: '2026-06-03T08:40:00Z',
      last_seen_at: referenceMoment,
      is_current: true,
    },
    {
      id: demoId('session', key, 'elsewhere'),
      device: 'Safari on iOS',
      created_at: '2026-05-29T19:05:00Z',
      last_seen_at: '2026-06-02T21:15:00Z',
      is_current: false,
    },
  ]
}
