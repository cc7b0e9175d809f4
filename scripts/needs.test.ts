import { expect, it, vi } from 'vitest'
import { meetNeeds, type Need } from './needs.ts'

const needOf = (isThere: () => boolean): Need => ({
  name: 'Kraan',
  isThere,
  package: 'kraan',
  otherwise: 'npx kraan install',
})

it('what is there is neither installed nor missing', async () => {
  const install = vi.fn(async () => {})
  expect(await meetNeeds([needOf(() => true)], { canInstall: () => true, install })).toEqual([])
  expect(install).not.toHaveBeenCalled()
})
it('what is missing is installed where that can be done', async () => {
  let isThere = false
  const install = vi.fn(async () => {
    isThere = true
  })
  expect(await meetNeeds([needOf(() => isThere)], { canInstall: () => true, install })).toEqual([])
  expect(install).toHaveBeenCalledWith('kraan')
})
it.each([true, false])(
  'what is missing still is said with its ways out, installer there: %s',
  async (there) => {
    const system = { canInstall: () => there, install: async () => {} }
    expect(await meetNeeds([needOf(() => false)], system)).toEqual([
      'Kraan is missing: "apt-get install kraan" as root, or npx kraan install',
    ])
  },
)
