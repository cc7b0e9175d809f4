import { cropByKey } from '@vagu/core/crops/table'
import { findSeeds } from '@vagu/core/seeds/contract'
import { expect, it } from 'vitest'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

onBothEngines('seeds', (server) => {
  askFourQuestions(server, {
    endpoint: findSeeds,
    input: async () => ({ query: { name: 'Maali' } }),
    namesRecord: false,
  })

  const find = async (name: string) => {
    const farmer = await server().farmer()
    return await farmer.call(findSeeds, { query: { name } })
  }

  it('are varieties with the crop that they are of', async () => {
    expect((await find('maali')).data).toEqual([
      { name: 'Maali', type: 'suvioder', source: 'Kollasedtaskud.ee', isAdvisory: false },
    ])
    expect((await find('FREDIS')).data).toMatchObject([{ type: 'talinisu', isAdvisory: true }])
  })

  it('of one name may be of two crops', async () => {
    expect((await find('sangaste')).data.map(({ type }) => type).toSorted()).toEqual([
      'rukis',
      'sangaste_rukis',
    ])
  })

  it('are found by the name of their crop too', async () => {
    const { data } = await find('talinisu')
    expect(data.length).toBeGreaterThan(3)
    expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['talinisu']))
    expect(cropByKey(data[0]?.type ?? '')?.name).toBe('Talinisu')
  })

  it('begin with the text before they hold it', async () => {
    expect((await find('ka')).data.map(({ name }) => name).slice(0, 3)).toEqual(
      ['Kalle', 'Kallas', 'Karlu'].toSorted((a, b) => a.localeCompare(b, 'et')),
    )
  })

  it('are not looked for by less than two letters', async () => {
    for (const name of ['m', ' m ', ''])
      expect((await find(name)).error?.fields).toEqual([
        { path: 'name', code: 'tooShort', message: 'Liiga lühike' },
      ])
  })
})
