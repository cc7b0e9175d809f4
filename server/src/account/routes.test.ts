import * as contract from '@vagu/core/account/contract'
import { StoredCompany } from '@vagu/core/account/schema'
import { changeFieldGroups, changeUiSettings } from '@vagu/core/settings/contract'
import { getAuth } from '@vagu/core/users/contract'
import { DEFAULT_USER_SETTINGS } from '@vagu/core/users/schema'
import { expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'
import { addJob } from '@vagu/core/jobs/contract'

const company = { name: 'Kase talu OÜ', code: '12345678', address: { street: 'Kase tee 1, Kasküla' } }
const userOf = async (farmer: Client) => (await farmer.call(getAuth, {})).data
const put = (farmer: Client, body: object) => farmer.send(contract.changeCompany, '/users/company', { body })
const fieldsOf = (reply: Awaited<ReturnType<typeof put>>) =>
  reply.error?.fields?.map(({ path, code }) => [path, code])

onBothEngines('the company', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeCompany,
    input: async () => ({ body: company }),
    namesRecord: false,
    wrong: { body: { ...company, code: '12345679' }, path: 'code' },
  })

  const journal = (farmer: Client) =>
    server()
      .db.selectFrom('journal')
      .select(['action', 'before', 'after'])
      .where('account_id', '=', farmer.accountId)
      .where('noun', '=', 'account')
      .where('action', '=', 'change')
      .execute()

  it('is kept, with its history, and moves the account', async () => {
    const farmer = await server().farmer()
    const before = await userOf(farmer)
    const { data } = await put(farmer, { ...company, name: '  Kase talu OÜ ' })
    expect(data.company).toEqual(company)
    expect(data.updatedAt > before.updatedAt).toBe(true)
    expect(await userOf(farmer)).toMatchObject({ company, updatedAt: data.updatedAt })
    expect(await journal(farmer)).toEqual([
      {
        action: 'change',
        before: expect.stringContaining('Proovitalu') as string,
        after: JSON.stringify({ company }),
      },
    ])
  })

  it('that is sent again as it is changes nothing', async () => {
    const farmer = await server().farmer()
    const { data } = await put(farmer, company)
    const again = await put(farmer, { ...company, updatedAt: data.updatedAt })
    expect([again.status, again.data.updatedAt]).toEqual([200, data.updatedAt])
    expect(await journal(farmer)).toHaveLength(1)
  })

  it('of two windows: the later one gets the stored company to choose from', async () => {
    const farmer = await server().farmer()
    const { updatedAt } = await userOf(farmer)
    const first = await put(farmer, { ...company, updatedAt })
    const late = await put(farmer, { ...company, name: 'Muu talu', updatedAt })
    expect([late.status, late.error?.code]).toEqual([409, 'conflict'])
    expect(StoredCompany.parse(late.error?.stored)).toEqual({ ...company, updatedAt: first.data.updatedAt })
    expect(
      (await put(farmer, { ...company, name: 'Muu talu', updatedAt: first.data.updatedAt })).status,
    ).toBe(200)
  })

  it.each([
    [{ code: '1234567' }, 'code', 'registryCodeLength'],
    [{ code: 'DE123456' }, 'code', 'registryCodeLength'],
    [{ code: '12345679' }, 'code', 'registryCodeWrong'],
    [{ code: '🚜' }, 'code', 'registryCodeLength'],
    [{ code: '1'.repeat(21) }, 'code', 'tooLong'],
    [{ name: '' }, 'name', 'required'],
    [{ name: ' K ' }, 'name', 'tooShort'],
    [{ name: 'K'.repeat(201) }, 'name', 'tooLong'],
    [{ address: { street: 'K'.repeat(301) } }, 'address.street', 'tooLong'],
  ])('with %o is refused at %s', async (part, path, code) => {
    const reply = await put(await server().farmer(), { ...company, ...part })
    expect([reply.status, fieldsOf(reply)?.[0]]).toEqual([422, [path, code]])
  })

  it('may be without code and street, and bear signs of any kind', async () => {
    const farmer = await server().farmer()
    const bare = { name: '🚜 Õie & pojad <b>', code: '', address: { street: '' } }
    expect((await put(farmer, bare)).data.company).toEqual(bare)
  })

  it('keeps a wrong code of earlier days as long as that is not touched', async () => {
    const farmer = await server().farmer()
    const old = { company: { ...company, code: '99' } }
    await server()
      .db.updateTable('account')
      .set({ document: JSON.stringify(old) })
      .where('account_id', '=', farmer.accountId)
      .execute()
    expect((await put(farmer, { ...company, code: '99', name: 'Uus nimi' })).status).toBe(200)
    expect(fieldsOf(await put(farmer, { ...company, code: '98' }))).toEqual([['code', 'registryCodeLength']])
  })

  it('of another farm stays as it is', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    await put(farmer, company)
    expect((await userOf(other)).company.name).toBe('Proovitalu OÜ')
  })
})

onBothEngines('settings of the book', (server) => {
  askFourQuestions(server, {
    endpoint: contract.changeUserSettings,
    input: async () => ({ body: { workTime: false } }),
    namesRecord: false,
    wrong: { body: { workTime: 'jah' }, path: 'workTime' },
  })

  it('are all on at first, and each is changed by itself', async () => {
    const [farmer, other] = [await server().farmer(), await server().farmer()]
    expect((await userOf(farmer)).settings).toEqual(DEFAULT_USER_SETTINGS)
    await farmer.call(contract.changeUserSettings, { body: { workTime: false } })
    const { data } = await farmer.call(contract.changeUserSettings, { body: { printJobNotes: false } })
    const after = { ...DEFAULT_USER_SETTINGS, workTime: false, printJobNotes: false }
    expect(data.settings).toEqual(after)
    expect((await userOf(farmer)).settings).toEqual(after)
    expect((await userOf(other)).settings).toEqual(DEFAULT_USER_SETTINGS)
  })

  it('stand beside what screens keep', async () => {
    const farmer = await server().farmer()
    await farmer.call(changeUiSettings, { body: { componentName: 'global', settings: { globalYear: 2026 } } })
    await farmer.call(contract.changeUserSettings, { body: { workTime: false } })
    await farmer.call(changeUiSettings, { body: { componentName: 'map', settings: { ground: 'map' } } })
    expect((await userOf(farmer)).settings.workTime).toBe(false)
  })

  it('store nothing where nothing changes', async () => {
    const farmer = await server().farmer()
    await farmer.call(contract.changeUserSettings, { body: { workTime: true } })
    await farmer.call(contract.changeUserSettings, { body: {} })
    const rows = await server()
      .db.selectFrom('journal')
      .select('noun')
      .where('account_id', '=', farmer.accountId)
      .execute()
    expect(rows).toEqual([{ noun: 'account' }])
  })

  it('and records leave the moment of the account alone: only the company and orders move it', async () => {
    const farmer = await server().farmer()
    const { updatedAt } = await userOf(farmer)
    server().setNow('2026-05-21T09:00:00.000Z')
    const [field, worker] = [await addTestField(farmer), await addTestWorker(farmer)]
    await farmer.call(addJob, { body: spraying(field, worker) })
    await farmer.call(changeFieldGroups, { body: { fieldGroups: [] } })
    await farmer.call(contract.changeUserSettings, { body: { expenseTracking: false } })
    expect((await userOf(farmer)).updatedAt).toBe(updatedAt)
    server().setNow('2026-05-20T09:00:00.000Z')
  })
})

onBothEngines(
  'an installation that tracks no expenses',
  (server) => {
    it('keeps books without costs and hours, and what a farm chose for later', async () => {
      const farmer = await server().farmer()
      await farmer.call(contract.changeUserSettings, { body: { printJobNotes: false } })
      expect((await userOf(farmer)).settings).toEqual({
        ...DEFAULT_USER_SETTINGS,
        printJobNotes: false,
        workTime: false,
        expenseTracking: false,
      })
    })
  },
  { tracksExpenses: false },
)
