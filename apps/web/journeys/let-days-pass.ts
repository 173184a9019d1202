import { type APIRequestContext, expect } from 'playwright/test'

/** On the clock of a club that nobody else uses; what is due in these days has happened afterwards. */
export async function letDaysPass(api: APIRequestContext, days: number): Promise<void> {
  const moved = await api.post('/sandbox/clock', { data: { advance_days: days } })
  expect(await moved.json()).toMatchObject({ failed: [] })
}
