import type { Resource } from '@kinfold/contract/resource/resource'
import { demoId } from '../demo-id.ts'

function resource(
  kind: Resource['kind'],
  title: string,
  description: string,
  path: string,
  tags: string[],
  day: string,
): Resource {
  return {
    id: demoId('resource', path),
    kind,
    title,
    description,
    link: `https://learn.kinfold.example/${path}`,
    tags,
    created_at: `${day}T08:00:00Z`,
  }
}

/** Newest first. */
export const demoResources: readonly Resource[] = [
  resource(
    'course',
    'Investing from the start',
    'A free course in six short lessons.',
    'course',
    ['beginners', 'free'],
    '2026-04-02',
  ),
  resource(
    'quiz',
    'What kind of investor are you?',
    'Ten questions to find your investor profile.',
    'quiz',
    ['beginners'],
    '2026-03-11',
  ),
  resource(
    'document',
    'Minutes of the yearly meeting 2025',
    'What was reported, asked and agreed on.',
    'minutes-2025',
    ['club', 'minutes'],
    '2026-03-02',
  ),
  resource(
    'article',
    'Naira, dollar, or both?',
    'How to think about two currencies.',
    'two-currencies',
    ['currency'],
    '2026-02-20',
  ),
  resource(
    'video',
    'How a pool works',
    'Four minutes with the asset manager.',
    'pools',
    ['plans'],
    '2025-11-05',
  ),
  resource(
    'document',
    'The club’s bylaws',
    'What we agreed on when we began.',
    'bylaws',
    ['club'],
    '2025-06-01',
  ),
  resource(
    'article',
    'Reading your report',
    'Opening, contributions, returns, fees, closing.',
    'reports',
    ['plans'],
    '2025-03-15',
  ),
]
