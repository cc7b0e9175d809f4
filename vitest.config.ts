import { defineConfig } from 'vitest/config'

/** Bounds against what hangs: nothing that works comes near them, on a busy machine neither. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } }

/** Mocks and stubs that a test puts in place are gone after it: the next file may share its modules. */
const TIDY = { restoreMocks: true, unstubGlobals: true, unstubEnvs: true }

export default defineConfig({
  test: {
    // Every core works: by itself it leaves one idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        // Modules that keep nothing are loaded once for all files: to load them for each takes longer than the tests.
        test: {
          name: 'core and web',
          include: ['core/src/**/*.test.ts', 'web/src/**/*.test.ts'],
          isolate: false,
          ...TIDY,
          ...PATIENCE,
        },
      },
      {
        // Screens in a DOM: every test has a farm of its own, so files share modules, DOM and nothing else.
        test: {
          name: 'screens',
          include: ['web/src/**/*.test.tsx'],
          environment: './web/src/testing/screen-environment.ts',
          setupFiles: ['web/src/testing/setup.ts'],
          isolate: false,
          ...TIDY,
          ...PATIENCE,
        },
      },
      {
        // Every server of a test has a database of its own, and what modules keep is kept by record: files share them too.
        test: {
          name: 'server and scripts',
          include: ['agency/**/*.test.ts', 'server/**/*.test.ts', 'scripts/**/*.test.ts'],
          globalSetup: ['server/src/testing/postgres-for-tests.ts'],
          isolate: false,
          ...TIDY,
          ...PATIENCE,
        },
      },
    ],
  },
})
