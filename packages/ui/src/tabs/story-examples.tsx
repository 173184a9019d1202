import { Tabs } from './tabs.tsx'

const of = (...names: readonly string[]) =>
  names.map(name => ({ value: name, label: name, content: `${name}.` }))

export const tabsExamples = [
  {
    good: {
      says: 'Parts of one thing, in any order, in a word or two each.',
      show: () => <Tabs label="My Account" items={of('Profile', 'Documents', 'Bank')} />,
    },
    bad: {
      says: 'Steps have an order, and tabs let anybody leave one out: that is a wizard.',
      show: () => <Tabs label="Sign up" items={of('Step 1', 'Step 2', 'Step 3')} />,
    },
  },
]
