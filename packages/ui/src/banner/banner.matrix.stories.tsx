import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../button/button.tsx'
import { TextLink } from '../text-link/text-link.tsx'
import { Banner } from './banner.tsx'

const meta = { title: 'Primitives/Banner/Matrix', component: Banner } satisfies Meta<typeof Banner>

export default meta

export const EveryTone: StoryObj = {
  name: 'Every tone',
  tags: ['matrix'],
  parameters: {
    docs: { description: { story: 'Five tones, with and without title, actions and cross.' } },
  },
  render: () => (
    <div className="flex max-w-3xl flex-col gap-4">
      <Banner
        tone="warning"
        title="You cannot withdraw yet"
        actions={
          <>
            <Button size="small">Complete KYC</Button>
            <Button size="small" variant="quiet">
              Add a bank account
            </Button>
          </>
        }
      >
        Still missing: proof of address and bank information.
      </Banner>
      <Banner title="Verification in progress" onDismiss={() => {}}>
        Validation takes 2 or 3 business days. You may contribute meanwhile.
      </Banner>
      <Banner tone="success" title="Your payment will be confirmed in 48 hours." />
      <Banner tone="danger" title="Your proof of address was not accepted">
        The picture is too dark to read. <TextLink href="#kyc">Send another one</TextLink>
      </Banner>
      <Banner tone="neutral">
        Your bank account must match your membership information and your BVN.
      </Banner>
    </div>
  ),
}
