import * as contract from '@vagu/core/settings/contract'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

const put = (farmer: Client, body: object) => farmer.send(contract.changeKsm, '/settings/ksm', { body })
const ksmOf = async (farmer: Client) => (await farmer.call(contract.getSettings, {})).data.ksm

onBothEngines('the years of the KSM support', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeKsm,
    input: async () => ({ body: { years: [2026], isOrganic: false } }),
    namesRecord: false,
    wrong: { body: { years: [1066], isOrganic: false }, path: 'years.0' },
  })

  it('are none at first, kept each once in their order, and go again', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    expect(await ksmOf(farmer)).toEqual({ years: [], isOrganic: false })
    const { data } = await put(farmer, { years: [2026, 2025, 2026], isOrganic: true })
    expect(data.ksm).toEqual({ years: [2025, 2026], isOrganic: true })
    expect(await ksmOf(farmer)).toEqual(data.ksm)
    expect(await ksmOf(other)).toEqual({ years: [], isOrganic: false })
    await put(farmer, { years: [], isOrganic: false })
    expect(await ksmOf(farmer)).toEqual({ years: [], isOrganic: false })
  })

  it('leave the other settings as they are', async () => {
    const farmer = await server().farmer()
    await farmer.call(contract.changeUiSettings, {
      body: { componentName: 'global', settings: { globalYear: 2026 } },
    })
    const { data } = await put(farmer, { years: [2026], isOrganic: false })
    expect([data.uiSettings, data.hasChangedSettings]).toEqual([{ global: { globalYear: 2026 } }, false])
  })

  it('are refused when another window has stored others meanwhile, unless nothing is said of it', async () => {
    const farmer = await server().farmer()
    const seen = await ksmOf(farmer)
    expect((await put(farmer, { years: [2025], isOrganic: false, seen })).status).toBe(200)
    const late = await put(farmer, { years: [2026], isOrganic: false, seen })
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    expect(await ksmOf(farmer)).toEqual({ years: [2025], isOrganic: false })
    expect((await put(farmer, { years: [2026], isOrganic: false })).status).toBe(200)
  })
})
