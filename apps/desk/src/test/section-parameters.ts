import type { handlersFor } from '@kinfold/api/mocks/handlers'
import type { Parameters } from '@storybook/react-vite'

/** What all stories of one section have in common. Few of them need a picture, so each says it when it does. */
export const sectionParameters = (
  path: string,
  handlers: ReturnType<typeof handlersFor>,
): Parameters => ({
  layout: 'fullscreen',
  desk: { path },
  msw: { handlers },
  pictures: false,
})
