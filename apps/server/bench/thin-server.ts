// One contract call that does nothing, behind everything a request passes: headers, log, metrics, reading, limits.
import { getHealth } from '@kinfold/contract/health/get-health'
import { visitorRoute } from '../src/calls/route.ts'
import { createAdmission } from '../src/limits/admission.ts'
import { createLog } from '../src/log/create-log.ts'
import { createMetrics } from '../src/metrics/create-metrics.ts'
import { createUploadFolder } from '../src/providers/files/upload-folder.ts'
import { createApp } from '../src/start/app.ts'
import { readWebApp } from '../src/web/web-app.ts'

const metrics = createMetrics({ processMetrics: true })
const app = await createApp({
  log: createLog('info'),
  metrics,
  web: readWebApp('/nowhere'),
  desk: readWebApp('/nowhere'),
  trustedProxies: 0,
  https: true,
  pages: [],
  routes: [visitorRoute(getHealth, async () => ({ status: 'ok' as const, version: '0.1.0' }))],
  services: {
    findCaller: async () => undefined,
    admissionTo: createAdmission(
      {
        count: async () => undefined,
        forgive: async () => undefined,
        settle: async () => undefined,
      },
      'live',
      { isKnownDevice: async () => false, checkCaptcha: async () => undefined },
    ),
    once: async () => undefined,
    logSecurityEvent: () => undefined,
    refused: metrics.refusal,
    uploads: createUploadFolder('/nowhere'),
    checkAnswers: false,
  },
})
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
