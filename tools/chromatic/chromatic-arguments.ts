/** What Chromatic is called with: it gets the Storybook that was built, and builds none itself. */
export const chromaticArguments = (builtStorybook: string): readonly string[] => [
  '--storybook-build-dir',
  builtStorybook,
  '--exit-zero-on-changes',
]
