import type { Page } from 'playwright'

/** Shows a story and plays it to its end, as the test-runner does; what goes wrong on the way is thrown. */
export const playStory = (page: Pick<Page, 'evaluate'>, id: string): Promise<void> =>
  page.evaluate(async storyId => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__')
    const failures = [
      'storyMissing',
      'storyErrored',
      'storyThrewException',
      'playFunctionThrewException',
      'unhandledErrorsWhilePlaying',
    ]
    await new Promise((resolve, reject) => {
      channel.once('storyFinished', resolve)
      for (const failure of failures) {
        channel.once(failure, (told: unknown) => {
          const { message, description } = Object([told].flat()[0])
          reject(new Error(message ?? description ?? failure))
        })
      }
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
    })
  }, id)
