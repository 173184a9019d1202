import type { Services } from '../services.ts'

export async function seedDemoClub(_services: Services): Promise<void> {}
