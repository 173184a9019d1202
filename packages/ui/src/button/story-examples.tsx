import { Button } from './button.tsx'

export const buttonExamples = [
  {
    good: {
      says: 'One button has the highest rank: what most people came for.',
      show: () => (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary">Save for later</Button>
          <Button>Contribute</Button>
        </div>
      ),
    },
    bad: {
      says: 'Two of the highest rank: everybody has to stop and choose.',
      show: () => (
        <div className="flex flex-wrap gap-3">
          <Button>Save for later</Button>
          <Button>Contribute</Button>
        </div>
      ),
    },
  },
  {
    good: {
      says: 'It says what will happen, also to those who read nothing else.',
      show: () => (
        <div>
          <Button>Withdraw ₦50,000</Button>
        </div>
      ),
    },
    bad: {
      says: 'What “OK” means stands somewhere above it.',
      show: () => (
        <div>
          <Button>OK</Button>
        </div>
      ),
    },
  },
]
