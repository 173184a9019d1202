import { StatusPill } from '@kinfold/ui/status-pill'
import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Anatomy } from './anatomy.tsx'
import { PartExamples } from './part-examples.tsx'
import { factsOf, PartCosts } from './part-facts.tsx'
import { Block, PartGuide, Said } from './part-guide.tsx'

import type { PartNote, PartStatus } from './part-note.ts'
import { Told } from './told.tsx'

/** Storybook's own page, with what a part says of itself above its props. */
export function DocsPage() {
  const { csfFile, preparedMeta } = useOf('meta', ['meta'])
  const isAlone = Object.keys(csfFile.stories).length === 1
  const { part } = preparedMeta.parameters
  const facts = factsOf(preparedMeta.component)
  return (
    <>
      <Title />
      {part ? <Status {...part} /> : null}
      <Subtitle />
      <Description of="meta" />
      {isAlone ? <Description of="story" /> : null}
      {part ? (
        <>
          <PartGuide {...part} />
          {part.anatomy ? <Anatomy page={preparedMeta.componentId} {...part.anatomy} /> : null}
          {part.examples ? <PartExamples examples={part.examples} /> : null}
          <Told page={preparedMeta.componentId} />
          <Heading>Why it is so</Heading>
          <Markdown>{part.decision}</Markdown>
        </>
      ) : null}
      <Primary />
      {/* Wider than a phone: it scrolls by itself, and the page stays. */}
      <div style={{ overflowX: 'auto' }}>
        <Controls />
      </div>
      {facts?.element ? (
        <Block>
          <p className="max-w-[65ch] text-ink-muted">
            <Said
              text={`It takes every attribute of a plain \`<${facts.element}>\` besides, and hands it on.`}
            />
          </p>
        </Block>
      ) : null}
      {facts ? <PartCosts {...facts} /> : null}
      {isAlone ? null : <Stories />}
    </>
  )
}

const looks: Readonly<Record<PartStatus, { tone: 'success' | 'info' | 'warning'; word: string }>> =
  {
    stable: { tone: 'success', word: 'Stable' },
    trial: { tone: 'info', word: 'Trial' },
    leaving: { tone: 'warning', word: 'Leaving' },
  }

function Status({ status }: Pick<PartNote, 'status'>) {
  const { tone, word } = looks[status]
  return (
    <Unstyled>
      <p className="mt-3 mb-6 flex flex-wrap items-center gap-x-3 gap-y-2 font-sans text-small text-ink-muted">
        <StatusPill tone={tone}>{word}</StatusPill>
        {meaningOf(status)}
      </p>
    </Unstyled>
  )
}

// Words and no module: there is no name to import it by.
const [readme = ''] = Object.values(
  import.meta.glob<string>('../packages/ui/README.md', {
    eager: true,
    import: 'default',
    query: '?raw',
  }),
)

/** As the table of the parts' README says it. */
function meaningOf(status: PartStatus): string {
  const row = new RegExp(`^\\| ${status} +\\| (.+?) +\\|$`, 'm').exec(readme)
  return row?.[1] ?? ''
}
