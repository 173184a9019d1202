import type { Meta, StoryObj } from '@storybook/react-vite'
import Bell from 'lucide-react/icons/bell'
import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import { StateGrid } from '../story-layout/matrix.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Primitives/Empty state/Matrix',
  component: EmptyState,
} satisfies Meta<typeof EmptyState>

export default meta

export const EverySize: StoryObj = {
  name: 'Every size',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'For a page, and inside a card.' } } },
  render: () => (
    <StateGrid
      states={{
        page: (
          <EmptyState title="No contributions yet" action={<Button>Contribute</Button>}>
            Choose a plan, and it will grow here.
          </EmptyState>
        ),
        'own icon, no action': (
          <EmptyState title="You are up to date" icon={<Bell strokeWidth={1.75} />}>
            News about your money comes here.
          </EmptyState>
        ),
        compact: (
          <Card>
            <EmptyState
              compact
              title="No transaction matches"
              action={
                <Button size="small" variant="secondary">
                  Clear the filters
                </Button>
              }
            >
              Try other dates, or look in your USD wallet.
            </EmptyState>
          </Card>
        ),
      }}
    />
  ),
}
