/** For `vi.waitFor` and `expect.poll`: as long as a busy machine may need for what a quiet one does at once. */
export const patiently = { timeout: 30_000 }
