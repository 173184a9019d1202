import { StatusPill } from '@kinfold/ui/status-pill'
import { TextLink } from '@kinfold/ui/text-link'
import { Heading, Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { KeyNote, OtherWay, PartNote, WritingNote } from './part-note.ts'

type PartGuideProps = Pick<PartNote, 'when' | 'whenNot' | 'keyboard' | 'writing'>

/** How a part is used: when and when not, its keys, its words. */
export function PartGuide({ when, whenNot, keyboard, writing }: PartGuideProps) {
  return (
    <>
      <div style={{ marginBlockStart: '2.5rem' }}>
        <Heading>When to use it</Heading>
      </div>
      <Block>
        <p className="max-w-[65ch] text-pretty">
          <Said text={when} />
        </p>
      </Block>
      <Heading>When not</Heading>
      <Block isList>
        <ul className="divide-y divide-line border-b border-line">
          {whenNot.map(other => (
            <OtherLine key={other.case} {...other} />
          ))}
        </ul>
      </Block>
      {keyboard ? (
        <>
          <Heading>Keyboard</Heading>
          <Block isList>
            <dl className="divide-y divide-line border-b border-line">
              {keyboard.map(note => (
                <KeyLine key={note.does} {...note} />
              ))}
            </dl>
          </Block>
        </>
      ) : null}
      {writing ? (
        <>
          <Heading>Writing</Heading>
          <Block>
            <ul className="flex flex-col gap-6">
              {writing.map(note => (
                <WritingPair key={note.good} {...note} />
              ))}
            </ul>
          </Block>
        </>
      ) : null}
    </>
  )
}

/** With names of code as such. */
export function Said({ text }: { text: string }) {
  return text.split('`').map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <code key={at} className="rounded-box bg-surface-sunken font-mono text-small">
        {piece}
      </code>
    ),
  )
}

/** A list has the heading’s line for its first. */
export function Block({ children, isList = false }: { children: ReactNode; isList?: boolean }) {
  return (
    <Unstyled>
      <div className={`mb-10 font-sans text-body text-ink ${isList ? '' : 'mt-4'}`}>{children}</div>
    </Unstyled>
  )
}

function OtherLine({ case: text, take }: OtherWay) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 py-3">
      <span className="max-w-[55ch] text-pretty text-ink-muted">
        <Said text={text} />
      </span>
      {take ? <ToPart title={take} /> : null}
    </li>
  )
}

/** As Storybook makes an address of a page's title. */
function ToPart({ title }: { title: string }) {
  const page = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
  return (
    <TextLink look="quiet" target="_top" href={`./?path=/docs/primitives-${page}--docs`}>
      {title}
    </TextLink>
  )
}

function KeyLine({ keys, does }: KeyNote) {
  return (
    <div className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[14rem_1fr]">
      <dt className="flex flex-wrap items-start gap-1.5 self-start">
        {keys.map(key => (
          <kbd
            key={key}
            className="rounded-box border border-line-strong bg-surface-raised px-2 font-sans text-small font-medium"
          >
            {key}
          </kbd>
        ))}
      </dt>
      <dd className="max-w-[55ch] text-pretty text-ink-muted">
        <Said text={does} />
      </dd>
    </div>
  )
}

function WritingPair({ advice, good, bad }: WritingNote) {
  return (
    <li>
      <p className="max-w-[65ch] text-pretty text-ink-muted">{advice}</p>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Example tone="success" word="Like this" text={good} />
        <Example tone="danger" word="Not like this" text={bad} />
      </div>
    </li>
  )
}

type ExampleProps = { tone: 'success' | 'danger'; word: string; text: string }

function Example({ tone, word, text }: ExampleProps) {
  return (
    <div className="rounded-card border border-line p-4">
      <StatusPill tone={tone}>{word}</StatusPill>
      <p className="mt-3 text-pretty">{text}</p>
    </div>
  )
}
