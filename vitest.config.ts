import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['core/src/**/*.test.ts', 'server/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['server/src/testing/postgres-for-tests.ts'],
    // Bounds against what hangs: nothing that works comes near them, on a busy machine neither.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
