import { listDemoPeople } from '@kinfold/contract/demo/list-demo-people'
import { signInAsDemo } from '@kinfold/contract/demo/sign-in-as-demo'
import type { AnyEndpoint } from '@kinfold/contract/endpoint'
import { expect, it } from 'vitest'
import { createTestServer } from '#test/servers/create-test-server.ts'
import { demoRoutes } from './demo.routes.ts'

it('a live club signs nobody in without their password, whoever they are', async () => {
  await using server = await createTestServer()
  const { services } = server.parts
  const live = demoRoutes({ ...services, config: { ...services.config, mode: 'live' } })
  const calls: readonly AnyEndpoint[] = live.map(({ endpoint }) => endpoint)
  expect(calls).toContain(listDemoPeople)
  expect(calls).not.toContain(signInAsDemo)
  const [list] = live
  const nothing = { params: {}, query: {}, body: undefined, upload: undefined, tx: undefined }
  const visit = { address: '127.0.0.1', userAgent: undefined }
  const call = { ...nothing, visit, caller: undefined, prepared: undefined }
  expect(await list?.handle(call)).toEqual({ people: [] })
})
