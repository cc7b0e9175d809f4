/** Needs of the tests and the bench on the machine beside the packages: a Chromium and a PostgreSQL. */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { HEADLESS_CHROMIUM, SYSTEM_CHROMIUM } from '../e2e/browser.ts'
import { findPostgres } from '../server/src/testing/postgres.ts'
import { run } from './run.ts'

export interface Need {
  readonly name: string
  readonly isThere: () => boolean
  /** The package of Debian and Ubuntu. */
  readonly package: string
  /** Other ways to meet it; a need without one is a saving, which may be missing. */
  readonly otherwise?: string
}

export const CHROMIUM: Need = {
  name: 'Chromium',
  isThere: () => existsSync(SYSTEM_CHROMIUM) || existsSync(chromium.executablePath()),
  package: 'chromium',
  otherwise: 'npx playwright install chromium',
}
/** A browser that spares the tests a sixth of the browser's work; without it they run in Chromium. */
export const HEADLESS: Need = {
  name: 'Chromium for tests',
  isThere: () => existsSync(HEADLESS_CHROMIUM),
  package: 'chromium-headless-shell',
}
/** The browser of the tests, which needs no windows. */
export const BROWSER: Need = { ...CHROMIUM, isThere: () => HEADLESS.isThere() || CHROMIUM.isThere() }
export const POSTGRES: Need = {
  name: 'PostgreSQL',
  isThere: () => process.env['VAGU_TEST_POSTGRES'] !== undefined || findPostgres() !== undefined,
  package: 'postgresql',
  otherwise:
    'VAGU_TEST_POSTGRES=postgres://… npm test, with the address of an empty database and a user who may make others',
}

interface System {
  readonly canInstall: () => boolean
  readonly install: (name: string) => Promise<void>
}

function canInstall(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('apt-get', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** A machine without a network is not waited for. */
const PATIENCE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

async function install(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq', ...PATIENCE], { env })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PATIENCE, name], { env })
}

/** Installs what is missing where that can be done. Returns a sentence for each thing that is missing still. */
export async function meetNeeds(
  needs: readonly Need[],
  system: System = { canInstall, install },
): Promise<string[]> {
  const missing: string[] = []
  for (const need of needs) {
    if (need.isThere()) continue
    console.log(`${need.name} is missing.`)
    if (system.canInstall()) await system.install(need.package)
    if (!need.isThere() && need.otherwise !== undefined)
      missing.push(`${need.name} is missing: "apt-get install ${need.package}" as root, or ${need.otherwise}`)
  }
  return missing
}

/** Whether a bench has what it needs; says what it leaves out where not. */
export async function hasNeeds(needs: readonly Need[], work: string, system?: System): Promise<boolean> {
  const missing = await meetNeeds(needs, system)
  if (missing.length > 0) console.log(`\nLeft out: ${work}. ${missing.join(' ')}`)
  return missing.length === 0
}
