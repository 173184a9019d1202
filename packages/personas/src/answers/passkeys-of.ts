import type { Passkey } from '@kinfold/contract/passkey/passkey'
import { demoId } from '../demo-id.ts'

/** One that goes with the phone's account, and a stick that was never used since. */
export function passkeysOf({ key }: { readonly key: string }): Passkey[] {
  return [
    {
      id: demoId('passkey', key, 'phone'),
      name: 'My phone',
      created_at: '2026-05-29T19:05:00Z',
      last_used_at: '2026-06-02T21:15:00Z',
      is_synced: true,
    },
    {
      id: demoId('passkey', key, 'stick'),
      name: 'Blue key in the drawer',
      created_at: '2026-06-01T08:30:00Z',
      last_used_at: null,
      is_synced: false,
    },
  ]
}
