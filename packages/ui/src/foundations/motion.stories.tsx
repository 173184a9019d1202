import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { FoundationPage, Section, SpecTable, TokenName } from '../story-layout/foundation-page.tsx'

const meta = { title: 'Foundations/Motion', tags: ['autodocs'] } satisfies Meta

export default meta

const times: [string, string, string][] = [
  ['--quick', '0.15 s', 'Colours under the pointer, a switch, an arrow turning'],
  ['--overlay-fade', '0.4 s', 'What lies behind a modal grows dim'],
  ['--panel-slide', '0.5 s', 'The panel of a modal comes in'],
]

function Demonstration() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="flex flex-col items-start gap-6">
      <Button variant="secondary" onClick={() => setMoved(before => !before)}>
        Move them
      </Button>
      <div className="flex w-full flex-col gap-3">
        {times.map(([token]) => (
          <div key={token} className="h-12 rounded-full border border-line bg-surface p-1.5">
            <div
              className="size-full ease-calm transition-transform"
              style={{
                transitionDuration: `var(${token})`,
                transform: moved ? 'translateX(calc(100% - 2.25rem))' : 'none',
              }}
            >
              <span className="block size-8.5 rounded-full bg-primary" />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}

export const Motion: StoryObj = {
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Three times, and a button that shows them.' } },
  },
  render: () => (
    <FoundationPage
      title="Motion"
      lead="Motion says where something came from, then gets out of the way. Whoever asks their device for less of it gets none."
    >
      <Section title="Times">
        <SpecTable
          head={['For', 'Name', 'Time']}
          rows={times.map(([token, time, purpose]) => ({
            key: token,
            cells: [
              purpose,
              <TokenName key="name">{token}</TokenName>,
              <span key="time" className="figures">
                {time}
              </span>,
            ],
          }))}
        />
      </Section>
      <Section title="To see it">
        <Demonstration />
      </Section>
    </FoundationPage>
  ),
}
