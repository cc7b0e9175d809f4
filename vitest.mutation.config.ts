import { defineConfig } from 'vitest/config'

/** The tests that the mutated rules must fail. */
export default defineConfig({
  test: { include: ['core/src/warnings/**/*.test.ts', 'core/src/job-events/**/*.test.ts'] },
})
