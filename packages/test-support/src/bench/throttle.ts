import type { Page } from 'playwright'

const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
}

/** Makes a page behave as on a mid-range phone: a quarter of the processor, and unless told otherwise a weak network. */
export async function throttle(page: Page, { network = true } = {}): Promise<void> {
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (!network) return
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow4g)
}
