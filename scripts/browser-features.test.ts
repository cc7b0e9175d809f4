import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OFF_BY_PLAYWRIGHT } from '../e2e/browser.ts'
import { root } from './root.ts'

test('every feature that Playwright turns off stays off in our browser', () => {
  const playwright = readFileSync(join(root, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(playwright)?.[1] ?? ''
  const features = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(features.length).toBeGreaterThan(10)
  expect(OFF_BY_PLAYWRIGHT).toEqual(features)
})
