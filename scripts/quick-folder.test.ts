import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { quickFolder } from './quick-folder.ts'

it('a machine without a folder in memory has one on its disk', () => {
  const folder = quickFolder('vagu-quick-', '/there/is/none')
  expect(dirname(folder)).toBe(tmpdir())
  expect(existsSync(folder)).toBe(true)
  rmSync(folder, { recursive: true })
})
