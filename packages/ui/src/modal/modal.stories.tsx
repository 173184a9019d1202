import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Modal, ModalClose } from './modal.tsx'
import { modalExamples } from './story-examples.tsx'

const meta = {
  title: 'Primitives/Modal',
  component: Modal,
  tags: ['autodocs'],
  args: {
    title: 'Withdraw money',
    description: 'It reaches your bank on or before the 5th of next month.',
    children: 'The amount is set aside at once; you can take it back while it waits.',
    trigger: <Button>Withdraw</Button>,
    footer: (
      <>
        <ModalClose>
          <Button variant="secondary">Not now</Button>
        </ModalClose>
        <Button>Withdraw</Button>
      </>
    ),
    onOpenChange: fn(),
  },
  argTypes: {
    trigger: { control: false },
    footer: { control: false },
    open: { control: false },
  },
  parameters: {
    part: {
      status: 'stable',
      decision:
        'Follows the WAI-ARIA modal dialog, on Radix Dialog. The darkened page answers the press and the panel comes a frame later (ADR 14). The browser’s `<dialog>` was looked at and refused: everything outside it is out of reach, the toasts too. Scrolling is locked by code of our own, because the library’s writes a style sheet for which the browser styles the whole page anew. On a phone it is a sheet from the lower edge.',
      when: 'For something that has to be asked before the page goes on: an amount, a confirmation, a few fields. The page waits behind it.',
      whenNot: [
        { case: 'The person only needs to know that it worked', take: 'Toast' },
        { case: 'The page stays usable meanwhile', take: 'Popover' },
        { case: 'It says something that stays true for a while', take: 'Banner' },
        { case: 'It shows one movement of money', take: 'Receipt sheet' },
        { case: 'The questions take several steps', take: 'Wizard' },
      ],
      keyboard: [
        { keys: ['Tab', 'Shift + Tab'], does: 'Goes round inside, and never behind it.' },
        {
          keys: ['Escape'],
          does: 'Closes it, unless it has to be answered; the focus goes back to where it came from.',
        },
      ],
      writing: [
        {
          advice: 'The title asks the question, and the button answers it with the same verb.',
          good: 'Cancel this withdrawal? — “Cancel the withdrawal”',
          bad: 'Are you sure? — “OK”',
        },
        { advice: 'The other button says what stays as it is.', good: 'Keep it', bad: 'No' },
      ],
      anatomy: {
        story: 'open',
        height: '26rem',
        pieces: [
          {
            name: 'Title',
            is: 'What is done here, for everybody; screen readers hear it first.',
            at: '[role=dialog] h2',
          },
          {
            name: 'Description',
            is: 'One sentence that helps to decide.',
            at: '[role=dialog] h2 + p',
          },
          {
            name: 'Content',
            is: 'What is read, chosen or filled in. It scrolls when it is long.',
            at: '[role=dialog] > div:has(h2) + div',
          },
          {
            name: 'Footer',
            is: 'The buttons, which stay in sight; what was come for is the last.',
            at: '[role=dialog] > div:has([data-variant])',
          },
          {
            name: 'Close',
            is: 'For who wants to leave all as it was. It is left out where only the page closes it.',
            at: '[role=dialog] [aria-label=Close]',
            edge: 'above',
          },
        ],
      },
      examples: modalExamples,
    },
    docs: {
      description: {
        component:
          'Asks for something before the page goes on. A panel in the middle of the window, a sheet from the lower edge on phones. The focus stays inside while it is open and goes back to where it came from.',
      },
    },
  },
} satisfies Meta<typeof Modal>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: {
    docs: {
      description: { story: 'The button opens the panel; the page behind it fades in 0.4 s.' },
    },
  },
}

export const Playground: Story = {
  args: {
    size: 'regular',
    closeButton: true,
    closable: true,
    level: 50,
    gradient: 'var(--accent-soft)',
    titleHidden: false,
  },
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const Open: Story = {
  // On the page of documentation it would lie over the page.
  tags: ['!autodocs'],
  args: { defaultOpen: true },
  parameters: { docs: { description: { story: 'Title, sentence, content, buttons.' } } },
}
