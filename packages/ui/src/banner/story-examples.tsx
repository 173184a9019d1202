import { Banner } from './banner.tsx'

export const bannerExamples = [
  {
    good: {
      says: 'It is true of the whole page, for as long as it stands there.',
      show: () => (
        <Banner tone="warning" title="Transfers take a day longer until Monday">
          Banks are closed. What you send today is confirmed on Tuesday.
        </Banner>
      ),
    },
    bad: {
      says: 'What was just done is over in a moment: a toast.',
      show: () => <Banner tone="success" title="Your changes have been saved successfully" />,
    },
  },
]
