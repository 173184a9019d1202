import type { Notice } from '@kinfold/contract/operator/content/notice'
import { demoId } from '../demo-id.ts'
import { operatorReference } from './person-references.ts'

/** Newest first. */
export const demoNotices: readonly Notice[] = [
  {
    id: demoId('notice', 'terms'),
    title: 'The terms have changed',
    body: 'Please read and accept them to go on.',
    link: null,
    audience: 'everyone',
    recipients: 7,
    sent_by: operatorReference('zainab'),
    sent_at: '2026-06-01T07:00:00Z',
  },
  {
    id: demoId('notice', 'meeting'),
    title: 'The club’s yearly meeting',
    body: 'It is on Saturday, 20 June, at ten. The link follows a day before.',
    link: null,
    audience: 'everyone',
    recipients: 6,
    sent_by: operatorReference('zainab'),
    sent_at: '2026-05-18T09:00:00Z',
  },
]
