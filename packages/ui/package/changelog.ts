import type { Change } from './api-change.ts'

type Kind = Change | 'Fixed'

const next = '## Next\n'

/** What was changed since the last version, a line each: `- New: …`. */
export function nextEntries(changelog: string): { kind: Kind; text: string }[] {
  const [, after = ''] = changelog.split(next)
  const [section = ''] = after.split('\n## ')
  return [...section.matchAll(/^- (Breaking|New|Fixed): (.+)$/gm)].map(([, kind, text = '']) => ({
    kind: kind === 'Breaking' || kind === 'New' ? kind : 'Fixed',
    text,
  }))
}

/** Semantic versioning; before 1.0.0 a break moves the second number. */
export function versionAfter(version: string, kinds: readonly Kind[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  const breaks = kinds.includes('Breaking')
  if (breaks && major > 0) return `${major + 1}.0.0`
  if (breaks || (major > 0 && kinds.includes('New'))) return `${major}.${minor + 1}.0`
  return `${major}.${minor}.${patch + 1}`
}

/** The entries of `Next` under the version that they make. */
export const released = (changelog: string, version: string): string =>
  changelog.replace(next, `## ${version}\n`)
