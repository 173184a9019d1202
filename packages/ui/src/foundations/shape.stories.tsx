import type { Meta, StoryObj } from '@storybook/react-vite'
import { AdirePattern } from '../adire-pattern/adire-pattern.tsx'
import { FoundationPage, Section } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Shape', tags: ['autodocs'] } satisfies Meta

export default meta

const corners: [string, string, string][] = [
  ['rounded-box', '6 px', 'Ticks and small marks'],
  ['rounded-card', '16 px', 'Cards, menus'],
  ['rounded-panel', '24 px', 'Modals and large panels'],
  ['rounded-control', 'pill', 'Buttons and fields'],
]

export const Shape: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Four corners, one hairline, one shadow, and the ornament.' } },
  },
  render: () => (
    <FoundationPage
      title="Shape"
      lead="What is pressed is round like a pebble; what is read lies on a card. Edges are hairlines, not shadows."
    >
      <Section title="Corners">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(--spacing(48),1fr))] gap-5">
          {corners.map(([name, size, purpose]) => (
            <li key={name}>
              <div className={`h-28 border border-line-strong bg-surface ${name}`} />
              <p className="mt-3 text-small font-semibold">{purpose}</p>
              <p className="text-caption text-ink-muted">
                {name} · {size}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Depth" note="Only what floats has a shadow: menus, modals, toasts.">
        <div className="grid gap-5 sm:grid-cols-3">
          <p className="rounded-card border border-line bg-surface-sunken p-6 text-small">
            Sunken: to be read, not changed
          </p>
          <p className="rounded-card border border-line bg-surface p-6 text-small">
            Card: on the page, with a hairline
          </p>
          <p className="rounded-card border border-line bg-surface-raised p-6 text-small shadow-raised">
            Raised: floats over the page
          </p>
        </div>
      </Section>
      <Section
        title="Ornament"
        note="Lines as on adire cloth: on the side panel and in empty places, nowhere else."
      >
        <div className="relative h-48 overflow-hidden rounded-panel bg-(--indigo-800) text-(--indigo-400)">
          <AdirePattern />
        </div>
      </Section>
    </FoundationPage>
  ),
}
