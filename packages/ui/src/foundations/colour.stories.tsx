import type { Meta, StoryObj } from '@storybook/react-vite'
import { cx } from 'class-variance-authority'
import { expect, within } from 'storybook/test'
import { FoundationPage, Section, TokenName } from '../story-layout/foundation-page.tsx'
import { useTheme } from '../theme/theme.ts'
import { type ColourPair, colourPairs } from '../tokens/colour-pairs.ts'
import { contrast } from '../tokens/contrast.ts'

const meta = {
  title: 'Foundations/Colour',
  tags: ['autodocs'],
} satisfies Meta

export default meta

/** A token as #rrggbb in the theme the page is in. Asked of an element, because a built stylesheet may say #fff. */
function colourNow(token: string): string {
  const probe = document.createElement('span')
  probe.style.color = `var(--${token})`
  document.body.append(probe)
  const channels = getComputedStyle(probe).color.match(/\d+/g) ?? []
  probe.remove()
  return `#${channels.map(channel => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

const purposes: { title: string; note: string; tokens: [string, string][] }[] = [
  {
    title: 'Grounds',
    note: 'Warm paper lies under everything. What can be held stands on white, edged with a hairline.',
    tokens: [
      ['canvas', 'The page'],
      ['surface', 'Cards and panels'],
      ['surface-sunken', 'Read-only fields, quiet areas'],
      ['surface-raised', 'Menus and modals'],
      ['surface-hover', 'Under the pointer'],
      ['surface-disabled', 'Out of reach'],
      ['line', 'Hairlines'],
      ['line-strong', 'Edges of controls'],
    ],
  },
  {
    title: 'Ink',
    note: 'Three strengths are enough. The quietest still reads well on every ground.',
    tokens: [
      ['ink', 'Words and amounts'],
      ['ink-muted', 'Explanations'],
      ['ink-subtle', 'Placeholders, out of reach'],
      ['link', 'Links'],
    ],
  },
  {
    title: 'Indigo and marigold',
    note: 'Indigo acts. Marigold marks the one thing to notice, as a shape and never as words.',
    tokens: [
      ['primary', 'The main action'],
      ['primary-hover', 'The same, under the pointer'],
      ['primary-soft', 'Chosen, active'],
      ['accent', 'The one thing to notice'],
      ['accent-soft', 'A kind reminder'],
      ['focus', 'Where the keyboard is'],
    ],
  },
  {
    title: 'News, good and bad',
    note: 'Always with words or an icon beside them, because not everyone sees the colour.',
    tokens: [
      ['success', 'It worked'],
      ['success-soft', 'Its ground'],
      ['warning', 'Take care'],
      ['warning-soft', 'Its ground'],
      ['danger', 'It failed, or cannot be taken back'],
      ['danger-soft', 'Its ground'],
    ],
  },
]

function Swatch({ token, purpose }: { token: string; purpose: string }) {
  return (
    <li className="overflow-hidden rounded-card border border-line bg-surface">
      <div className="h-20 border-b border-line" style={{ background: `var(--${token})` }} />
      <div className="flex flex-col gap-0.5 p-3.5">
        <span className="text-small font-semibold">{purpose}</span>
        <TokenName>{token}</TokenName>
        <span className="figures text-caption text-ink-muted uppercase">{colourNow(token)}</span>
      </div>
    </li>
  )
}

function Pair({ front, back, minimum }: ColourPair) {
  const ratio = contrast(colourNow(front), colourNow(back))
  return (
    <li
      data-testid="pair"
      data-passes={ratio >= minimum}
      className="flex items-center gap-3 rounded-card border border-line p-2 pe-4"
    >
      <span
        className="grid size-11 shrink-0 place-items-center rounded-tip border border-line text-title font-semibold"
        style={{ background: `var(--${back})`, color: `var(--${front})` }}
      >
        {minimum === 3 ? (
          <span aria-hidden="true" className="size-5 rounded-full border-3 border-current" />
        ) : (
          'Aa'
        )}
      </span>
      <span className="min-w-0 flex-1 text-caption">
        <span className="block font-semibold">{front}</span>
        <span className="block text-ink-muted">on {back}</span>
      </span>
      <span className={cx('figures text-small font-semibold', ratio < minimum && 'text-danger')}>
        {ratio.toFixed(2)}
      </span>
    </li>
  )
}

function ColourPage() {
  const theme = useTheme()
  return (
    <FoundationPage
      key={theme}
      title="Colour"
      lead="Paper, ink and adire indigo, with a drop of marigold. Each colour is named for what it is for, and each theme is mixed for itself."
    >
      {purposes.map(({ title, note, tokens }) => (
        <Section key={title} title={title} note={note}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(37),1fr))] gap-3">
            {tokens.map(([token, purpose]) => (
              <Swatch key={token} token={token} purpose={purpose} />
            ))}
          </ul>
        </Section>
      ))}
      <Section
        title="What may stand on what"
        note="Words need 4.5 to 1 or more, edges and rings 3 to 1. A test counts every pair in both themes."
      >
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(--spacing(54),100%),1fr))] gap-2">
          {colourPairs.map(pair => (
            <Pair key={`${pair.front} ${pair.back}`} {...pair} />
          ))}
        </ul>
      </Section>
    </FoundationPage>
  )
}

export const Colour: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: {
      description: {
        story: 'Every colour with its purpose and value, and every allowed pair with its contrast.',
      },
    },
  },
  render: () => <ColourPage />,
  play: async ({ canvasElement }) => {
    const pairs = within(canvasElement).getAllByTestId('pair')
    await expect(pairs).toHaveLength(colourPairs.length)
    for (const pair of pairs) await expect(pair).toHaveAttribute('data-passes', 'true')
  },
}
