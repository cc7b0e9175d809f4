import * as fields from '@vagu/core/fields/contract'
import * as jobs from '@vagu/core/jobs/contract'
import { getStatus } from '@vagu/core/status/contract'
import { getRuleFacts, ignoreWarning, listHiddenWarnings, showWarning } from '@vagu/core/warnings/contract'
import type { Warning } from '@vagu/core/warnings/schema'
import { describe, expect, it } from 'vitest'
import type { Client } from '../testing/client.ts'
import { addTestField, addTestWorker, harvest, spraying } from '../testing/farm.ts'
import { askFourQuestions } from '../testing/four-questions.ts'
import { onBothEngines } from '../testing/on-both-engines.ts'

/** The rules whose warnings these tests follow; the farm may break others as well. */
const FOLLOWED = new Set(['WORK_DELAY_IGNORED', 'HARVEST_DELAY_IGNORED', 'USAGE_TIMES_EXCEEDED'])
const followed = (warnings: readonly Warning[]) => warnings.filter(({ type }) => FOLLOWED.has(type.key))

async function statusOf(farmer: Client) {
  const { data } = await farmer.call(getStatus, {})
  return { ...data, warnings: followed(data.warnings), whatIfWarnings: followed(data.whatIfWarnings) }
}
const shownTo = async (farmer: Client) =>
  (await statusOf(farmer)).warnings.map((warning) => [warning.title, warning.fieldId])

/** A spraying on three fields, and a harvest on the first within its delay. */
async function brokenDelay(farmer: Client) {
  const worker = await addTestWorker(farmer)
  const ids = [await addTestField(farmer), await addTestField(farmer), await addTestField(farmer)]
  const [fieldId = ''] = ids
  const sprayings = await farmer.call(jobs.addJobs, { body: ids.map((id) => spraying(id, worker)) })
  const { data: event } = await farmer.call(jobs.addJob, { body: harvest(fieldId) })
  const [warning] = (await statusOf(farmer)).warnings
  if (warning === undefined) throw new Error('a harvest within the delay brings a warning')
  return { fieldId, sprayings: sprayings.data, event, warning }
}
const move = (farmer: Client, event: { _id: string; fieldId: string }, date: string) =>
  farmer.call(jobs.changeJob, {
    params: { id: event._id },
    body: harvest(event.fieldId, { date, endDate: date }),
  })
const hide = (farmer: Client, warning: Warning, reason = 'Hein läheb allapanuks') =>
  farmer.call(ignoreWarning, { body: { ...warning, reason } })

onBothEngines('warnings', (server) => {
  askFourQuestions(server, {
    endpoint: ignoreWarning,
    input: async (owner) => {
      const { warning } = await brokenDelay(owner)
      return { body: { ...warning, reason: 'Hein läheb allapanuks' } }
    },
    namesRecord: true,
    wrong: { body: { _id: 'x', reason: ' ' }, path: 'reason' },
  })

  askFourQuestions(server, {
    endpoint: showWarning,
    input: async (owner) => {
      const { warning } = await brokenDelay(owner)
      await hide(owner, warning)
      return { body: { _id: warning._id } }
    },
    namesRecord: true,
    wrong: { body: { _id: '' }, path: '_id' },
  })

  askFourQuestions(server, { endpoint: listHiddenWarnings, input: async () => ({}), namesRecord: false })

  askFourQuestions(server, {
    endpoint: getRuleFacts,
    input: async (owner) => {
      const { fieldId } = await brokenDelay(owner)
      return { body: { fieldIds: [fieldId], from: '2026-06-01', to: '2026-06-01' } }
    },
    namesRecord: true,
    wrong: { body: { fieldIds: [], from: '2026-06-01', to: '2026-06-01' }, path: 'fieldIds' },
  })

  it('hands out the jobs that bear on the days asked for, field by field', async () => {
    const farmer = await server().farmer()
    const { sprayings, event, fieldId } = await brokenDelay(farmer)
    const other = sprayings[1]?.fieldId ?? ''
    const ask = async (from: string) => {
      const body = { fieldIds: [fieldId, other], from, to: from }
      const { data } = await farmer.call(getRuleFacts, { body })
      return Object.fromEntries(
        data.fields.map(({ fieldId: id, events }) => [id, events.map(({ _id }) => _id).toSorted()]),
      )
    }
    const [own, foreign] = [sprayings[0]?._id ?? '', sprayings[1]?._id ?? '']
    expect(await ask('2026-06-01')).toEqual({ [fieldId]: [own, event._id].toSorted(), [other]: [foreign] })
    expect(await ask('2028-06-01')).toEqual({ [fieldId]: [], [other]: [] })
  })

  describe('harvest delay', () => {
    it('warns of a harvest within the delay, on its field only, and says until when and why', async () => {
      const farmer = await server().farmer()
      const { fieldId, event, sprayings, warning } = await brokenDelay(farmer)
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
      expect(warning).toMatchObject({
        targetId: event._id,
        date: '2026-05-20',
        until: '2026-06-21',
        nextAllowed: '2026-06-22',
        isWhatIf: false,
        related: { _id: sprayings[0]?._id },
        requisite: { name: 'Tiltor 300' },
      })
    })

    it('vanishes when the day is put right, and shows again when it is put wrong', async () => {
      const farmer = await server().farmer()
      const { event, fieldId } = await brokenDelay(farmer)
      await move(farmer, event, '2026-06-22')
      expect(await shownTo(farmer)).toEqual([])
      await move(farmer, event, '2026-06-21')
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
    })

    it('goes with the job, from either side, and comes back with it', async () => {
      const farmer = await server().farmer()
      const { event, sprayings, warning } = await brokenDelay(farmer)
      for (const id of [event._id, sprayings[0]?._id ?? '']) {
        await farmer.call(jobs.deleteJob, { params: { id } })
        expect(await shownTo(farmer)).toEqual([])
        await farmer.call(jobs.restoreJob, { params: { id } })
        expect((await statusOf(farmer)).warnings).toEqual([warning])
      }
    })

    it('goes with the job to another field, and with the field', async () => {
      const farmer = await server().farmer()
      const { event, sprayings } = await brokenDelay(farmer)
      const fieldId = sprayings[1]?.fieldId ?? ''
      await move(farmer, { ...event, fieldId }, '2026-05-20')
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
      await farmer.call(fields.deleteField, { params: { id: fieldId } })
      expect(await shownTo(farmer)).toEqual([])
      await farmer.call(fields.restoreField, { params: { id: fieldId } })
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
    })

    it('reaches over the end of a season, and over the longest job', async () => {
      const farmer = await server().farmer()
      const worker = await addTestWorker(farmer)
      const fieldId = await addTestField(farmer)
      const autumn = { date: '2025-08-20', endDate: '2025-08-20' }
      await farmer.call(jobs.addJob, {
        body: harvest(fieldId, { date: '2025-09-10', endDate: '2027-01-01' }),
      })
      await farmer.call(jobs.addJob, { body: spraying(fieldId, worker, autumn) })
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
      const late = { date: '2026-12-20', endDate: '2026-12-20' }
      await farmer.call(jobs.addJob, { body: spraying(fieldId, worker, late) })
      const all = [
        ['Ooteaja rikkumine', fieldId],
        ['Tööoote rikkumine', fieldId],
      ]
      expect(await shownTo(farmer)).toEqual(all)
      await farmer.call(jobs.addJob, {
        body: harvest(fieldId, { date: '2026-01-01', endDate: '2026-01-01' }),
      })
      expect(await shownTo(farmer)).toEqual(all)
    })

    it('tells of drafts apart, and judges nothing done against them', async () => {
      const farmer = await server().farmer()
      const { event, fieldId } = await brokenDelay(farmer)
      const body = harvest(fieldId, { status: 'DRAFT' })
      await farmer.call(jobs.changeJob, { params: { id: event._id }, body })
      const status = await statusOf(farmer)
      expect(status.warnings).toEqual([])
      expect(status.whatIfWarnings).toMatchObject([{ title: 'Ooteaja rikkumine', isWhatIf: true }])
      expect(status.draftJobEvents).toBe(1)
    })
  })

  it('counts uses by the area that the field has in that year, and counts anew when it changes', async () => {
    const farmer = await server().farmer()
    const worker = await addTestWorker(farmer)
    const fieldId = await addTestField(farmer)
    const on = (date: string) => spraying(fieldId, worker, { date, endDate: date })
    const days = ['2026-05-01', '2026-05-10', '2026-05-19']
    await farmer.call(jobs.addJobs, { body: days.map(on) })
    expect((await statusOf(farmer)).warnings).toMatchObject([
      { title: 'Kasutuskordade arv ületatud', date: '2026-05-19' },
    ])
    const body = { name: 'Kivi', area: 10, yearInfo: [{ year: 2026, area: 15 }] }
    await farmer.call(fields.changeField, { params: { id: fieldId }, body })
    expect(await shownTo(farmer)).toEqual([])
  })

  it('says one type on one job once: of two causes the one that lasts longest', async () => {
    const farmer = await server().farmer()
    const { sprayings, fieldId, event, warning } = await brokenDelay(farmer)
    const worker = sprayings[0]?.worker ?? ''
    const later = { date: '2026-05-19', endDate: '2026-05-19' }
    const { data: second } = await farmer.call(jobs.addJob, { body: spraying(fieldId, worker, later) })
    const onHarvest = async () =>
      (await statusOf(farmer)).warnings.filter(
        ({ type, targetId }) => type.key === warning.type.key && targetId === event._id,
      )
    expect(await onHarvest()).toMatchObject([{ related: { _id: second._id }, nextAllowed: '2026-06-23' }])
    await hide(farmer, (await onHarvest())[0] ?? warning)
    expect(await onHarvest()).toMatchObject([{ _id: warning._id, nextAllowed: '2026-06-22' }])
  })

  describe('hiding', () => {
    it('hides a warning with its reason, also after it was computed anew, and journals it', async () => {
      const farmer = await server().farmer()
      const { event, warning } = await brokenDelay(farmer)
      expect((await hide(farmer, warning)).status).toBe(204)
      expect((await hide(farmer, warning)).status).toBe(204)
      await move(farmer, event, '2026-05-21')
      await move(farmer, event, '2026-05-20')
      expect(await shownTo(farmer)).toEqual([])
      const rows = await server()
        .db.selectFrom('journal')
        .select(['action', 'record_id', 'user_id', 'after'])
        .where('account_id', '=', farmer.accountId)
        .where('noun', '=', 'ignored-warning')
        .execute()
      expect(rows).toEqual([
        {
          action: 'create',
          record_id: warning._id,
          user_id: farmer.userId,
          after: expect.stringContaining('Hein läheb allapanuks') as unknown,
        },
      ])
    })

    it('keeps the newer of two reasons, and the older in the journal', async () => {
      const farmer = await server().farmer()
      const { warning } = await brokenDelay(farmer)
      await hide(farmer, warning)
      await hide(farmer, warning, 'Nõustaja lubas')
      const same = await server()
        .db.selectFrom('ignored_warning')
        .select('reason')
        .where('account_id', '=', farmer.accountId)
        .execute()
      expect(same).toEqual([{ reason: 'Nõustaja lubas' }])
    })

    it('keeps in the journal what the older reason was given for', async () => {
      const farmer = await server().farmer()
      const { warning, fieldId } = await brokenDelay(farmer)
      await hide(farmer, warning)
      const body = { name: 'Uus nimi', area: 10 }
      await farmer.call(fields.changeField, { params: { id: fieldId }, body })
      await hide(farmer, warning, 'Nõustaja lubas')
      const entry = await server()
        .db.selectFrom('journal')
        .select(['before', 'after'])
        .where('account_id', '=', farmer.accountId)
        .where('noun', '=', 'ignored-warning')
        .where('action', '=', 'change')
        .executeTakeFirstOrThrow()
      const nameIn = (text: string | null) =>
        (JSON.parse(text ?? '') as { warning: Warning }).warning.fieldName
      expect([nameIn(entry.before), nameIn(entry.after)]).toEqual(['Kivi', 'Uus nimi'])
    })

    it('shows a warning again when its cause changes', async () => {
      const farmer = await server().farmer()
      const { fieldId, sprayings, warning } = await brokenDelay(farmer)
      await hide(farmer, warning)
      const [cause] = sprayings
      const body = spraying(fieldId, cause?.worker ?? '', { date: '2026-05-17', endDate: '2026-05-17' })
      await farmer.call(jobs.changeJob, { params: { id: cause?._id ?? '' }, body })
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
    })

    it('shows a hidden warning again when its job is moved to another closed day', async () => {
      const farmer = await server().farmer()
      const { fieldId, event, warning } = await brokenDelay(farmer)
      await hide(farmer, warning)
      await move(farmer, event, '2026-05-21')
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
      const [moved] = (await statusOf(farmer)).warnings
      if (moved === undefined) throw new Error('a harvest within the delay brings a warning')
      await hide(farmer, moved)
      expect(await shownTo(farmer)).toEqual([])
    })

    it('keeps a warning hidden when something is changed that does not touch the rule', async () => {
      const farmer = await server().farmer()
      const { fieldId, event, warning } = await brokenDelay(farmer)
      await hide(farmer, warning)
      const body = harvest(fieldId, { note: 'Märkus' })
      expect((await farmer.call(jobs.changeJob, { params: { id: event._id }, body })).status).toBe(200)
      await farmer.call(fields.changeField, { params: { id: fieldId }, body: { name: 'Uus nimi', area: 10 } })
      expect(await shownTo(farmer)).toEqual([])
    })

    it('shows a hidden sum of areas again when an area in it changes', async () => {
      const farmer = await server().farmer()
      const fieldId = await addTestField(farmer)
      const worker = await addTestWorker(farmer)
      const on = (day: string, area: number) => spraying(fieldId, worker, { date: day, endDate: day, area })
      const added = []
      for (const day of ['2026-05-01', '2026-05-05', '2026-05-09'])
        added.push((await farmer.call(jobs.addJob, { body: on(day, 10) })).data)
      const usage = async () =>
        (await statusOf(farmer)).warnings.filter(({ type }) => type.key === 'USAGE_TIMES_EXCEEDED')
      for (const warning of await usage()) await hide(farmer, warning)
      expect(await usage()).toEqual([])
      const last = added.at(-1)?._id ?? ''
      await farmer.call(jobs.changeJob, { params: { id: last }, body: on('2026-05-09', 9) })
      expect(await usage()).toMatchObject([{ targetId: last }])
    })

    it('shows again what was hidden as a draft when the job is done', async () => {
      const farmer = await server().farmer()
      const { event, fieldId } = await brokenDelay(farmer)
      const as = (status: 'DRAFT' | 'DONE') =>
        farmer.call(jobs.changeJob, { params: { id: event._id }, body: harvest(fieldId, { status }) })
      await as('DRAFT')
      const [whatIf] = (await statusOf(farmer)).whatIfWarnings
      if (whatIf === undefined) throw new Error('a draft within the delay brings a what-if warning')
      await hide(farmer, whatIf)
      expect((await statusOf(farmer)).whatIfWarnings).toEqual([])
      await as('DONE')
      expect(await shownTo(farmer)).toEqual([['Ooteaja rikkumine', fieldId]])
    })

    it('tells what was hidden, why, when and by whom, and shows it again', async () => {
      const farmer = await server().farmer()
      const { warning } = await brokenDelay(farmer)
      await hide(farmer, warning)
      const { data: hidden } = await farmer.call(listHiddenWarnings, {})
      expect(hidden).toEqual([
        {
          warning,
          reason: 'Hein läheb allapanuks',
          at: '2026-05-20T09:00:00.000Z',
          by: expect.stringContaining('@vagu.test') as unknown,
        },
      ])
      expect((await farmer.call(showWarning, { body: { _id: warning._id } })).status).toBe(204)
      expect((await statusOf(farmer)).warnings).toEqual([warning])
      expect((await farmer.call(listHiddenWarnings, {})).data).toEqual([])
      const again = await farmer.call(showWarning, { body: { _id: warning._id } })
      expect([again.status, again.error?.code]).toEqual([404, 'notFound'])
    })

    it('refuses a warning that is not there', async () => {
      const farmer = await server().farmer()
      const { warning } = await brokenDelay(farmer)
      const reply = await hide(farmer, { ...warning, _id: 'WORK_DELAY_IGNORED|x|y' })
      expect([reply.status, reply.error?.code]).toEqual([404, 'notFound'])
    })
  })
})
