import { Heading, Unstyled } from '@storybook/addon-docs/blocks'

const recorded = import.meta.glob<string>('./told/*.txt', {
  eager: true,
  import: 'default',
  query: '?raw',
})

const spoken =
  'Of its first story, in order: what each thing is, its name, its state. Each reader has its own words for it.'
const silent = 'Nothing of its first story: what stands beside it says it.'

/** Roles, names and states of a part's first story, as the runner of stories has recorded them. */
export function Told({ page }: { page: string }) {
  const told = recorded[`./told/${page}.txt`]?.trim()
  if (told === undefined) return null
  return (
    <>
      <Heading>What a screen reader is told</Heading>
      <Unstyled>
        <div className="mt-4 mb-10 font-sans text-body">
          <p className="max-w-[65ch] text-pretty text-ink-muted">{told ? spoken : silent}</p>
          {told ? (
            <pre className="mt-3 overflow-x-auto rounded-card border border-line p-4 font-sans text-small whitespace-pre-wrap text-ink">
              {told}
            </pre>
          ) : null}
        </div>
      </Unstyled>
    </>
  )
}
