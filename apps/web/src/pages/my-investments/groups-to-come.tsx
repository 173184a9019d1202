import { Card } from '@kinfold/ui/card'
import { LoadingRegion } from '@kinfold/ui/loading-region'
import { Section } from '@kinfold/ui/section'
import { Skeleton } from '@kinfold/ui/skeleton'

/** As high as a plan with two portfolios. */
export function GroupsToCome() {
  return (
    <Section title="Your portfolios">
      <LoadingRegion label="Your portfolios: loading">
        <Card>
          <div className="flex flex-col gap-10">
            {['w-40', 'w-56', 'w-48'].map(width => (
              <Skeleton key={width} className={width} />
            ))}
          </div>
        </Card>
      </LoadingRegion>
    </Section>
  )
}
