import type { Fault } from './fault.ts'

/** What the browser sends, keeps and shows on a page. */
export const pageFaults: readonly Fault[] = [
  {
    name: 'A money call that is tried again has another key each time',
    severe: true,
    file: 'packages/api/src/client/attempt-keys.ts',
    from: 'attempts.get(name) ?? { key: randomKey(), startedAt: Date.now() }',
    to: '{ key: randomKey(), startedAt: Date.now() }',
    caughtBy: { stage: 'unit tests', file: 'packages/api/src/client/attempt-keys.test.ts' },
  },
  {
    name: 'A page shows the old balance after money was moved',
    severe: true,
    file: 'packages/api/src/mutation/use-mutation.ts',
    from: 'invalidates.some(',
    to: 'invalidates.every(',
    caughtBy: { stage: 'unit tests', file: 'packages/api/src/mutation/use-mutation.test.ts' },
  },
  {
    name: 'A form that the server refuses says nothing',
    severe: true,
    file: 'packages/app/src/form/use-sent-form.ts',
    from: 'return setMessage(showFailure(outcome, { setError: form.setError, nameOf }))',
    to: 'return void showFailure(outcome, { setError: form.setError, nameOf })',
    caughtBy: {
      stage: 'stories',
      file: 'apps/web/src/pages/my-account/profile/profile.stories.tsx',
    },
  },
  {
    name: 'Signing in doesn’t lead back to the page that was asked for',
    severe: false,
    file: 'packages/app/src/session/protected-route.tsx',
    from: "session.lastEnd.value === 'left'",
    to: "session.lastEnd.value !== 'expired'",
    caughtBy: { stage: 'journeys', file: 'apps/web/journeys/sign-in.journey.ts' },
  },
  {
    name: 'The button to withdraw does nothing',
    severe: true,
    file: 'apps/web/src/pages/wallet/wallet-page.tsx',
    from: "onWithdraw={() => startTransition(() => open('withdraw'))}",
    to: 'onWithdraw={() => startTransition(() => close())}',
    caughtBy: { stage: 'journeys', file: 'apps/web/journeys/withdraw.journey.ts' },
  },
  {
    name: 'The desk’s list of withdrawals to pay is blank when it can’t be read',
    severe: false,
    file: 'apps/desk/src/pages/batches/prepare-batch.tsx',
    from: '{failure ? (',
    to: '{failure && data ? (',
    caughtBy: {
      stage: 'stories',
      file: 'apps/desk/src/pages/batches/prepare-page.stories.tsx',
    },
  },
  {
    name: 'The sum of the withdrawals that are chosen leaves out the first',
    severe: true,
    file: 'apps/desk/src/pages/batches/sum-of.ts',
    from: 'const minor = chosen.reduce(',
    to: 'const minor = chosen.slice(1).reduce(',
    caughtBy: {
      stage: 'stories',
      file: 'apps/desk/src/pages/batches/prepare-page.stories.tsx',
    },
  },
  {
    name: 'A choice that was not saved is said to be saved',
    severe: false,
    file: 'apps/web/src/pages/my-account/notifications/mail-choice-card.tsx',
    from: "outcome.ok ? 'success' : 'error', outcome.message",
    to: "outcome.ok ? 'success' : 'success', 'Your choice is saved.'",
    caughtBy: {
      stage: 'stories',
      file: 'apps/web/src/pages/my-account/notifications/notifications.stories.tsx',
    },
  },
  {
    name: 'An answer that is opened has no link of its own',
    severe: false,
    file: 'apps/web/src/pages/faqs/faqs-page.tsx',
    from: "query.set('question', last)",
    to: "query.delete('question')",
    caughtBy: { stage: 'journeys', file: 'apps/web/journeys/deep-links.journey.ts' },
  },
  {
    name: 'Signing in waits for a permission that only Firefox asks for',
    severe: false,
    file: 'apps/web/src/pages/sign-in/sign-in-page.tsx',
    from: '      steps.follow(outcome.data)',
    to: '      await navigator.storage.persist()\n      steps.follow(outcome.data)',
    caughtBy: { stage: 'Firefox journeys', file: 'apps/web/journeys/sign-in.journey.ts' },
  },
]
