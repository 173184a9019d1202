import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { msw } from 'msw/vite'
import { serveMails } from './mails/serve-mails.ts'
import { namePartProps } from './name-part-props.ts'
import { namePictures } from './name-pictures.ts'
import { nameTokenUses } from './name-token-uses.ts'
import { servePapers } from './papers/serve-papers.ts'
import { themeColoursScript } from './theme-colours.ts'

/** Where only some stories are checked, only they are built. */
const only: string[] = JSON.parse(process.env.KINFOLD_STORY_FILES ?? '[]')

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories:
    only.length > 0
      ? only.map(file => `../${file}`)
      : [
          '../packages/*/src/**/*.mdx',
          '../packages/*/src/**/*.stories.tsx',
          '../apps/*/src/**/*.stories.tsx',
          './stories/**/*.stories.tsx',
        ],
  staticDirs: [
    { from: './pictures', to: '/pictures' },
    { from: './worker', to: '/' },
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  managerHead: head => `${head ?? ''}${themeColoursScript()}`,
  previewHead: head => `${head ?? ''}${themeColoursScript()}`,
  // Those of the parts are read by the compiler, through the types of other files.
  typescript: { reactDocgen: false },
  viteFinal: (config, { test }) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      tailwindcss(),
      serveMails(),
      servePapers(),
      // One that is only tested has no documentation.
      ...(test ? [] : [namePartProps()]),
      namePictures(),
      nameTokenUses(),
      msw({ mode: 'worker-only' }),
    ],
    build: { ...config.build, chunkSizeWarningLimit: 3000 },
  }),
}

export default config
