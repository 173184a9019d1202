import { StatusPill } from '@kinfold/ui/status-pill'
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { Example, ExamplePair } from './part-note.ts'

/** The part used well, and beside it in a way that looks harmless and isn't. */
export function PartExamples({ examples }: { examples: readonly ExamplePair[] }) {
  return (
    <>
      <Heading>Do and don’t</Heading>
      <Unstyled>
        <ul className="mt-4 mb-10 flex flex-col gap-8 font-sans text-ink">
          {examples.map(({ good, bad }) => (
            <li
              key={good.says}
              className="grid gap-4 md:grid-cols-2 md:grid-rows-[1fr_auto] md:gap-y-0"
            >
              <Picture tone="success" word="Do" {...good} />
              <Picture tone="danger" word="Don’t" {...bad} />
            </li>
          ))}
        </ul>
      </Unstyled>
    </>
  )
}

type PictureProps = Example & { tone: 'success' | 'danger'; word: string }

function Picture({ tone, word, says, show: Show }: PictureProps) {
  return (
    <figure className="grid min-w-0 overflow-hidden rounded-card border border-line md:row-span-2 md:grid-rows-subgrid">
      <div className="grid min-h-40 grid-cols-[minmax(0,24rem)] content-center justify-center bg-canvas p-6">
        <Show />
      </div>
      <figcaption className="flex items-start gap-3 border-t border-line bg-surface p-4 text-small">
        <StatusPill tone={tone}>{word}</StatusPill>
        <span className="pt-0.5 text-pretty text-ink-muted">{says}</span>
      </figcaption>
    </figure>
  )
}
