import { ClosingCard } from './closing-card.tsx'
import { ExportCard } from './export-card.tsx'

/** What the club keeps about the member: to take along, and to have it forgotten. */
export function DataTab() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <ExportCard />
      <ClosingCard />
    </div>
  )
}
