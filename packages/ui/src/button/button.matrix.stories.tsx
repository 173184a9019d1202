import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { Matrix } from '../story-layout/matrix.tsx'
import { Button, type ButtonProps } from './button.tsx'

const meta = { title: 'Primitives/Button/Matrix', component: Button } satisfies Meta<typeof Button>

export default meta

const variants = ['primary', 'secondary', 'quiet', 'danger', 'link'] as const
const states: Record<string, Partial<ButtonProps>> = {
  ready: {},
  small: { size: 'small' },
  'with icon': { icon: <Plus aria-hidden /> },
  loading: { loading: true },
  disabled: { disabled: true },
}

export const EveryVariantInEveryState: StoryObj = {
  name: 'Every variant in every state',
  tags: ['matrix'],
  parameters: {
    docs: {
      description: { story: 'Five variants, five states; no word is cut off, no edge is missing.' },
    },
  },
  render: () => (
    <Matrix columns={Object.keys(states)} rows={[...variants]}>
      {(variant, state) => (
        <Button {...states[state]} variant={variants.find(known => known === variant)}>
          Continue
        </Button>
      )}
    </Matrix>
  ),
}
