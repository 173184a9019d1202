import type { Begun } from './begun.ts'
import { anyName, checkWord } from './check-word.ts'
import { checkName, pascal, spoken } from './names.ts'

const folderOf = (name: string) => `packages/ui/src/${name}`

function filesOf(name: string): Begun['files'] {
  const Part = pascal(name)
  const folder = folderOf(name)
  return {
    [`${folder}/${name}.tsx`]: `import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'

export type ${Part}Props = {
  className?: string | undefined
  children: ReactNode
}

export function ${Part}({ className, children }: ${Part}Props) {
  return <div className={cx('rounded-box bg-surface p-4 text-body text-ink', className)}>{children}</div>
}
`,
    [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { StateGrid } from '../story-layout/matrix.tsx'
import { ${Part} } from './${name}.tsx'

const meta = {
  title: 'Primitives/${spoken(name)}',
  component: ${Part},
  tags: ['autodocs'],
  args: { children: '${spoken(name)}' },
  parameters: {
    part: {
      status: 'trial',
      decision: 'Say what it is built on and which pattern it follows. Say what was refused, and why.',
      when: 'For …, said in one or two sentences.',
      whenNot: [{ case: 'Say when not, and what to take instead', take: 'Card' }],
    },
    docs: {
      description: {
        component: \`Say in one sentence what it is.

**States**: …\`,
      },
    },
  },
} satisfies Meta<typeof ${Part}>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  parameters: { docs: { description: { story: 'As it is used most.' } } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('${spoken(name)}')).toBeVisible()
  },
}

export const Playground: Story = {
  parameters: { docs: { description: { story: 'Every property can be tried here.' } } },
}

export const EveryState: Story = {
  name: 'Every state',
  tags: ['matrix'],
  parameters: { docs: { description: { story: 'Each state beside the others.' } } },
  render: () => (
    <StateGrid
      states={{
        usual: <${Part}>${spoken(name)}</${Part}>,
        long: <${Part}>A text that is far longer than its place, so that it breaks into lines</${Part}>,
      }}
    />
  ),
}
`,
  }
}

/** A part of packages/ui: what it draws, and its page in Storybook. */
export function beginPart(name: string): Begun {
  checkName(name)
  checkWord(name, pascal(name), filesOf(anyName))
  return {
    files: filesOf(name),
    next: [
      'Describe it in its story: what for, what not for, its states, and why it is so.',
      `Take its pictures: npm run pictures:accept -- ${folderOf(name)}`,
      'Say “- New: …” under “## Next” in packages/ui/CHANGELOG.md, read what changed in the public API and take it: npm run api:accept',
    ],
  }
}
