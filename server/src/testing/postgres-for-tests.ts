import type { TestProject } from 'vitest/node'
import { makePostgresTemplate } from './fresh-database.ts'
import { findPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Work that PostgreSQL does by itself takes time from the tests, and none asks for it. */
const OF_TESTS = ['-c', 'autovacuum=off', '-c', 'jit=off']

/** One PostgreSQL for the whole run: the given one, or one of our own. Without either the tests refuse to run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configured = process.env['VAGU_TEST_POSTGRES']
  if (configured !== undefined) {
    project.provide('postgresUrl', configured)
    return makePostgresTemplate(configured)
  }
  const programs = findPostgres()
  if (programs === undefined)
    throw new Error(
      'The tests need PostgreSQL: install it (apt-get install postgresql) or set VAGU_TEST_POSTGRES.',
    )
  const { url, stop } = await startPostgres(programs, OF_TESTS)
  project.provide('postgresUrl', url)
  await makePostgresTemplate(url)
  return stop
}
