import { StatusPill } from './status-pill.tsx'

export const statusPillExamples = [
  {
    good: {
      says: 'Where it stands, in the words of who waits for it.',
      show: () => <StatusPill tone="warning">Waiting for your bank</StatusPill>,
    },
    bad: {
      says: 'The name that the database has for it.',
      show: () => <StatusPill tone="warning">PENDING_EXTERNAL</StatusPill>,
    },
  },
  {
    good: {
      says: 'What is still under way isn’t green.',
      show: () => <StatusPill tone="info">On its way</StatusPill>,
    },
    bad: {
      says: 'Green is read as done, whatever the words say.',
      show: () => <StatusPill tone="success">On its way</StatusPill>,
    },
  },
]
