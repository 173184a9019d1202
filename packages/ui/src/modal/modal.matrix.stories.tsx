import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Modal, ModalClose } from './modal.tsx'

const meta = { title: 'Primitives/Modal/Matrix', component: Modal } satisfies Meta<typeof Modal>

export default meta

export const OpenOverAPage: StoryObj = {
  name: 'Open over a page',
  tags: ['matrix'],
  parameters: {
    pictures: { area: 'window' },
    docs: {
      description: {
        story: 'Panel in the middle over the dimmed page; heading, field and buttons line up.',
      },
    },
  },
  render: () => (
    <div className="flex flex-col gap-4">
      <h1 className="text-display font-semibold">My wallet</h1>
      <p className="figures text-hero font-semibold">₦1,250,000</p>
      <Modal
        defaultOpen
        title="Withdraw money"
        description="It reaches your bank on or before the 5th of next month."
        footer={
          <>
            <ModalClose>
              <Button variant="secondary">Not now</Button>
            </ModalClose>
            <Button>Withdraw</Button>
          </>
        }
      >
        <TextField label="Amount" required hint="You have ₦1,250,000" />
      </Modal>
    </div>
  ),
}
