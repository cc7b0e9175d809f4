import * as contract from '@vagu/core/settings/contract'
import { DEFAULT_JOB_CATEGORIES } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const change = { componentName: 'global', settings: { globalYear: 2026 } }
const put = (farmer: Client, body: object) => farmer.send(contract.changeUiSettings, '/settings/ui', { body })

onBothEngines('settings', (server) => {
  askFourQuestions(server, { endpoint: contract.getSettings, input: async () => ({}), namesRecord: false })
  askFourQuestions(server, {
    endpoint: contract.changeUiSettings,
    input: async () => ({ body: change }),
    namesRecord: false,
    wrong: { body: { ...change, componentName: '' }, path: 'componentName' },
  })

  it('begin with the default job types and nothing of the screens', async () => {
    const { data } = await (await server().farmer()).call(contract.getSettings, {})
    expect(data).toEqual({
      jobCategories: DEFAULT_JOB_CATEGORIES,
      hasChangedSettings: false,
      fieldGroups: [],
      ksm: { years: [], isOrganic: false },
      customAreas: [],
      uiSettings: {},
      updatedAt: null,
    })
  })

  it('keep what a screen sends beside what it and others sent before', async () => {
    const farmer = await server().farmer()
    await put(farmer, change)
    await put(farmer, { componentName: 'fields', settings: { sort: 'name', open: [1, null, { a: true }] } })
    const { data } = await put(farmer, { componentName: 'fields', settings: { sort: 'area' } })
    expect(data.uiSettings).toEqual({
      global: { globalYear: 2026 },
      fields: { sort: 'area', open: [1, null, { a: true }] },
    })
    expect((await farmer.call(contract.getSettings, {})).data).toEqual(data)
    expect((await (await server().farmer()).call(contract.getSettings, {})).data.uiSettings).toEqual({})
  })

  it('lose nothing when many screens send at the same time', async () => {
    const farmer = await server().farmer()
    const names = Array.from({ length: 12 }, (_, index) => `screen${index}`)
    const replies = await Promise.all(
      names.map((componentName) => put(farmer, { componentName, settings: { seen: true } })),
    )
    expect(replies.map((reply) => reply.status)).toEqual(names.map(() => 200))
    const { uiSettings } = (await farmer.call(contract.getSettings, {})).data
    expect(Object.keys(uiSettings).toSorted()).toEqual(names.toSorted())
  })

  it('have a history, which the same settings sent again do not lengthen', async () => {
    const farmer = await server().farmer()
    await put(farmer, change)
    await put(farmer, change)
    await put(farmer, { ...change, settings: { globalYear: 2027 } })
    const rows = await server()
      .db.selectFrom('journal')
      .select(['action', 'before'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'screens')
      .orderBy('action')
      .execute()
    expect(rows).toEqual([
      { action: 'change', before: expect.stringContaining('2026') as string },
      { action: 'create', before: null },
    ])
  })

  it('are choices of screens, not a place for data', async () => {
    const farmer = await server().farmer()
    const reply = await put(farmer, { ...change, settings: { note: 'x'.repeat(200_000) } })
    expect([reply.status, reply.error?.code]).toEqual([413, 'tooLarge'])
    expect((await farmer.call(contract.getSettings, {})).data.updatedAt).toBeNull()
  })
})
