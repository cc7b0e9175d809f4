import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['core/src/**/*.test.ts', 'server/**/*.test.ts', 'web/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    globalSetup: ['server/src/testing/postgres-for-tests.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
