import type { Meta, StoryObj } from '@storybook/react-vite'
import { StateGrid } from '../story-layout/matrix.tsx'
import { Switch } from './switch.tsx'

const meta = { title: 'Primitives/Switch/Matrix', component: Switch } satisfies Meta<typeof Switch>

export default meta

const words = 'Remind me before each charge'

export const EveryState: StoryObj = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Off, on, and both out of reach; knobs never leave their track.' },
    },
  },
  render: () => (
    <StateGrid
      states={{
        off: <Switch label={words} />,
        on: <Switch label={words} defaultValue />,
        hint: <Switch label={words} hint="Two days before, by e-mail" defaultValue />,
        error: <Switch label={words} error="This could not be saved. Try again." />,
        'disabled, off': <Switch label={words} disabled />,
        'disabled, on': <Switch label={words} disabled defaultValue />,
      }}
    />
  ),
}
