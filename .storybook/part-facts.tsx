import type { PartWeight, PartWeights } from '@kinfold/ui/weigh-parts'
import { Heading } from '@storybook/addon-docs/blocks'
import { changesOf, firstVersion } from './changes.ts'
import { Block, Said } from './part-guide.tsx'

/** What `name-part-props.ts` says of a component. */
export type PartFacts = {
  readonly displayName: string
  readonly entry: string
  readonly element?: string
}

export const factsOf = (component: unknown): PartFacts | undefined =>
  (component as { __docgenInfo?: PartFacts } | undefined)?.__docgenInfo

const [weights = {}] = Object.values(
  import.meta.glob<PartWeights>('../packages/ui/part-weights.json', {
    eager: true,
    import: 'default',
  }),
)

/** What it costs to take it, and what has changed in it. */
export function PartCosts({ displayName, entry }: PartFacts) {
  const weight = weights[entry]
  return (
    <>
      {weight ? (
        <>
          <Heading>Weight</Heading>
          <Weight {...weight} />
        </>
      ) : null}
      <Heading>Changes</Heading>
      <Changes names={[displayName, entry]} />
    </>
  )
}

function Weight({ script, later, styles }: PartWeight) {
  return (
    <Block>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Figure name="Script" kilobytes={script} />
        {later ? <Figure name="Script, when it is needed" kilobytes={later} /> : null}
        <Figure name="Styles" kilobytes={styles} />
      </dl>
      <p className="mt-4 max-w-[65ch] text-pretty text-ink-muted">
        <Said text="Alone, in an app that has React already, as gzip. Parts share much of it: two weigh less than their sum. The styles are what `npx kinfold-styles` prints for it." />
      </p>
    </Block>
  )
}

function Figure({ name, kilobytes }: { name: string; kilobytes: number }) {
  return (
    <div>
      <dt className="text-small text-ink-muted">{name}</dt>
      <dd className="figures text-title font-semibold">{kilobytes} kB</dd>
    </div>
  )
}

function Changes({ names }: { names: readonly string[] }) {
  const releases = changesOf(names)
  if (releases.length === 0)
    return (
      <Block>
        <p className="max-w-[65ch] text-pretty text-ink-muted">
          {`Since ${firstVersion}, the first version, nothing that an app has to know of this part alone. What changed for all of them stands on the front door.`}
        </p>
      </Block>
    )
  return (
    <Block>
      <dl className="flex flex-col gap-4">
        {releases.map(({ version, changes }) => (
          <div key={version}>
            <dt className="text-small text-ink-muted">
              {version === 'Next' ? 'With the next version' : version}
            </dt>
            {changes.map(change => (
              <dd key={change} className="mt-1 max-w-[65ch] text-pretty">
                <Said text={change} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Block>
  )
}
