import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

export const emptyStateExamples = [
  {
    good: {
      says: 'Why nothing is here, and the one thing to do about it.',
      show: () => (
        <EmptyState compact title="No contributions yet" action={<Button>Contribute</Button>}>
          Choose a plan, and it will grow here.
        </EmptyState>
      ),
    },
    bad: {
      says: 'An apology for something that isn’t wrong, and no way on.',
      show: () => (
        <EmptyState compact title="Oops!">
          Sorry, we couldn’t find anything to show you.
        </EmptyState>
      ),
    },
  },
]
