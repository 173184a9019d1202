type Release = { readonly version: string; readonly changes: readonly string[] }

// Words and no module: there is no name to import it by.
const [changelog = ''] = Object.values(
  import.meta.glob<string>('../packages/ui/CHANGELOG.md', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** The newest first; what no version has yet is `Next`. */
const releases: readonly Release[] = changelog
  .split(/^## /m)
  .slice(1)
  .map(section => ({
    version: section.split('\n')[0] ?? '',
    changes: [...section.matchAll(/^- (.+)$/gm)].map(([, line = '']) => line),
  }))

const isVersion = ({ version }: Release) => /^\d/.test(version)
const versions = releases.filter(isVersion).map(({ version }) => version)

/** What changed since the last version of the parts, or with it. */
export const newest = { since: versions[0] ?? '', changes: releases[0]?.changes ?? [] }

export const firstVersion = versions.at(-1) ?? ''

/** The lines that name a part, as it is imported or as it is written: `select-field`, `SelectField`. */
export function changesOf(names: readonly string[]): readonly Release[] {
  const isNamed = (line: string) =>
    [...line.matchAll(/`(?:@kinfold\/ui\/|<)?([\w-]+)[^`]*`/g)].some(([, name = '']) =>
      names.includes(name),
    )
  return releases
    .map(({ version, changes }) => ({ version, changes: changes.filter(isNamed) }))
    .filter(({ changes }) => changes.length > 0)
}
