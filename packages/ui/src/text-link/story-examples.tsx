import { TextLink } from './text-link.tsx'

export const textLinkExamples = [
  {
    good: {
      says: 'The words that are underlined say where they lead.',
      show: () => (
        <p className="text-body">
          Read <TextLink href="#withdrawals">how long a withdrawal takes</TextLink>.
        </p>
      ),
    },
    bad: {
      says: 'Among the links of a page, “click here” leads anywhere.',
      show: () => (
        <p className="text-body">
          For how long a withdrawal takes, <TextLink href="#withdrawals">click here</TextLink>.
        </p>
      ),
    },
  },
]
