// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://club.test" }
/// <reference types="node" />
import { notificationsOf } from '@kinfold/personas/answers/notifications-of'
import { dayo } from '@kinfold/personas/people/people'
import { patience } from '@kinfold/test-support/patience'
import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { createElement, type ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { useCustomer } from '../account/get-customer.ts'
import { configureClient } from '../client/client-settings.ts'
import { mocks } from '../mocks/mocks.ts'
import { queryConfig } from '../query/query-config.ts'
import { useLogSurvey } from '../survey/log-survey.ts'
import { useNotifications } from './list-notifications.ts'
import { useReadAllNotifications } from './read-all-notifications.ts'
import { useReadNotification } from './read-notification.ts'

configure({ asyncUtilTimeout: patience(15_000) })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => configureClient({ baseUrl: 'http://club.test/api' }))
afterEach(() => {
  cleanup()
  server.resetHandlers()
})
afterAll(() => server.close())

const story = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { ...queryConfig, provider: () => new Map() } }, children)

const unread = notificationsOf(dayo, { unread: true }).items

async function openPage() {
  const page = renderHook(
    () => ({
      list: { ...useNotifications() },
      user: { ...useCustomer() },
      readOne: useReadNotification(),
      readAll: useReadAllNotifications(),
      logSurvey: useLogSurvey(),
    }),
    { wrapper: story },
  )
  await waitFor(() => {
    expect(page.result.current.list.data).toBeDefined()
    expect(page.result.current.user.data).toBeDefined()
  })
  const seen = () => ({
    unreadLines: page.result.current.list.data?.items.filter(({ is_read }) => !is_read).length,
    bell: page.result.current.user.data?.unread_notification,
  })
  return { page, seen }
}

it('shows one as read, on the list and the bell, before the server has answered', async () => {
  server.use(mocks.listNotifications.ok(), mocks.getCustomer.ok(), mocks.readNotification.never())
  const { page, seen } = await openPage()
  expect(seen()).toEqual({ unreadLines: unread.length, bell: unread.length })
  void page.result.current.readOne.run({ params: { id: unread[0]!.id } })
  await waitFor(() =>
    expect(seen()).toEqual({ unreadLines: unread.length - 1, bell: unread.length - 1 }),
  )
})

it('shows all as read, and reverts that when it is refused', async () => {
  server.use(
    mocks.listNotifications.ok(),
    mocks.getCustomer.ok(),
    mocks.readAllNotifications.never(),
  )
  const { page, seen } = await openPage()
  void page.result.current.readAll.run({})
  await waitFor(() => expect(seen()).toEqual({ unreadLines: 0, bell: 0 }))
  server.use(mocks.readAllNotifications.fails('unavailable'))
  const outcome = await act(() => page.result.current.readAll.run({}))
  expect(outcome).toMatchObject({ ok: false, code: 'unavailable' })
})

it('hides a survey at once when it is declined, and keeps it when it is opened', async () => {
  const as = 'halima'
  server.use(
    mocks.listNotifications.ok({ as }),
    mocks.getCustomer.ok({ as }),
    mocks.logSurvey.never(),
  )
  const { page } = await openPage()
  const survey = () => page.result.current.user.data?.active_survey
  const id = survey()?.id ?? ''
  void page.result.current.logSurvey.run({ params: { id }, body: { not_interested: false } })
  await act(() => new Promise(resolve => setTimeout(resolve)))
  expect(survey()).not.toBeNull()
  void page.result.current.logSurvey.run({ params: { id }, body: { not_interested: true } })
  await waitFor(() => expect(survey()).toBeNull())
})
