import { Banner } from '@kinfold/ui/banner'

/** What stands in the way of what is to be decided, or has to be known of it; nothing where there is nothing. */
export function LookFirstBanner({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <Banner live tone="warning" title="Look at this first">
      <ul className="flex flex-col gap-1">
        {warnings.map(warning => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
    </Banner>
  )
}
