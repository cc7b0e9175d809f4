import { expect, it, vi } from 'vitest'
import { hasNeeds, meetNeeds, type Need } from './needs.ts'

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
it('what only spares time is installed where that can be done, and not missed', async () => {
  const install = vi.fn(async () => {})
  const { otherwise: _, ...saving } = needOf(() => false)
  expect(await meetNeeds([saving], { canInstall: () => true, install })).toEqual([])
  expect(install).toHaveBeenCalledWith('kraan')
})
it('a bench says what it leaves out', async () => {
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const system = { canInstall: () => false, install: async () => {} }
  expect(await hasNeeds([needOf(() => true)], 'lifting', system)).toBe(true)
  expect(said).not.toHaveBeenCalled()
  expect(await hasNeeds([needOf(() => false)], 'lifting', system)).toBe(false)
  expect(said).toHaveBeenLastCalledWith(expect.stringContaining('Left out: lifting. Kraan is missing'))
})
