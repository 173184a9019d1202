import type { Begun } from './begun.ts'
import { camel, checkName, pascal, spoken } from './names.ts'

/** A page of the members' app, with its address and its states. */
export function beginPage(name: string): Begun {
  checkName(name)
  const Page = `${pascal(name)}Page`
  const title = spoken(name)
  const folder = `apps/web/src/pages/${name}`
  return {
    files: {
      [`${folder}/${name}-page.tsx`]: `import { PageHeader } from '@kinfold/ui/page-header'

export function ${Page}() {
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="${title}" />
    </div>
  )
}
`,
      [`${folder}/${name}-page.stories.tsx`]: `import { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { paths } from '../../address/paths.ts'
import { appStory } from '../../test/app-story.tsx'
import { see } from '../../test/see.ts'

const meta = {
  title: 'Pages/${title}',
  ...appStory,
  parameters: {
    layout: 'fullscreen',
    app: { path: paths.${camel(name)}, signedIn: true },
    msw: { handlers: handlersFor('dayo') },
  },
} satisfies Meta

export default meta
type Story = StoryObj

export const Ready: Story = {
  tags: ['ready'],
  parameters: {
    states: ['route:${name}:ready'],
    docs: { description: { story: 'Say what a reviewer should see.' } },
  },
  play: async () => {
    await see(() => screen.getByRole('heading', { level: 1, name: '${title}' }))
  },
}
`,
    },
    entries: [
      {
        file: 'apps/web/src/address/paths.ts',
        after: 'export const paths = {',
        key: camel(name),
        line: `  ${camel(name)}: '/dashboard/${name}',`,
      },
      {
        file: 'apps/web/src/app/page-table.ts',
        after: 'export const dashboardPages = [',
        key: name,
        line: `  page('${name}', paths.${camel(name)}, '${title}', () =>
    import('../pages/${name}/${name}-page.tsx').then(module => module.${Page}),
  ),`,
      },
      {
        file: 'apps/web/src/state-catalogue/route-states.ts',
        after: 'const statesOf = {',
        key: name,
        line: `  '${name}': nothing,`,
      },
    ],
    next: [
      'Say in route-states.ts what it fetches, and show each of its states as a story.',
      `Take its pictures: npm run pictures:accept -- ${folder}`,
      'Lead to it from somewhere: the navigation stands in apps/web/src/shell.',
    ],
  }
}
