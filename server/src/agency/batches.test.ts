/** Batches by the client against the simulator, by HTTP and in the same process: each answer, each refusal. */
import { randomUUID } from 'node:crypto'
import { SAMPLE_CLIENT } from '@vagu/agency/seed'
import { AGENCY_KINDS, type AgencyChange, type AgencyRecord } from '@vagu/core/agency/wire'
import { describe, expect, it } from 'vitest'
import {
  answerTo,
  batchOf,
  bowTie,
  changeOf,
  failureOf,
  INPUT,
  jobOn,
  jobsOf,
  of,
  openAgency,
  squareAt,
  YEAR,
} from '../testing/agency-home.ts'

describe.each(['HTTP', 'process'] as const)('a batch by the client of the agency over %s', (way) => {
  it('is taken once, and answered the same again', async () => {
    const home = await openAgency(way)
    const { token, field } = await home.ready()
    const sent = batchOf(jobOn(field))
    const before = (await jobsOf(home, token)).length
    const receipt = await home.agency.send(token, sent)
    expect(receipt).toMatchObject({
      isWhole: true,
      answers: [{ state: 'ACCEPTED', version: 1, code: null }],
    })
    expect(await home.agency.send(token, sent)).toEqual(receipt)
    expect(await home.agency.receipt(token, { ...of, batchId: sent.batch.batchId })).toEqual(receipt)
    expect(await home.agency.receipt(token, { ...of, batchId: randomUUID() })).toBeUndefined()
    expect((await jobsOf(home, token)).length).toBe(before + 1)
    const other = { ...sent, batch: { ...sent.batch, changes: [jobOn(field)] } }
    expect(await failureOf(home.agency.send(token, other))).toBe('BATCH_DIFFERS')
  })
  it('changes, links and deletes', async () => {
    const home = await openAgency(way)
    const { token, field } = await home.ready()
    const first = jobOn(field)
    await home.agency.send(token, batchOf(first))
    // the same record in another batch changes nothing
    expect(await home.agency.send(token, batchOf(first))).toMatchObject({ answers: [{ version: 1 }] })
    const changed = { ...jobOn(field, { notes: 'muudetud' }), ownId: first.ownId, baseVersion: 1 }
    expect(await home.agency.send(token, batchOf(changed))).toMatchObject({ answers: [{ version: 2 }] })
    const linked = changeOf('FIELD', field.body, { id: field.id, baseVersion: field.version })
    expect(await home.agency.send(token, batchOf(linked))).toMatchObject({
      answers: [{ state: 'ACCEPTED', id: field.id, version: 2 }],
    })
    const gone = { ...first, baseVersion: 2, body: null } as AgencyChange
    expect(await home.agency.send(token, batchOf(gone))).toMatchObject({
      answers: [{ state: 'ACCEPTED', id: null }],
    })
    expect(await home.agency.send(token, batchOf(gone))).toMatchObject({ answers: [{ state: 'ACCEPTED' }] })
    expect((await jobsOf(home, token)).some(({ ownId }) => ownId === first.ownId)).toBe(false)
  })
  it('remarks on work that is entered late', async () => {
    const home = await openAgency(way)
    const { token, field } = await home.ready()
    const day = (startsOn: string) => jobOn(field, { startsOn, endsOn: startsOn })
    expect(await answerTo(home, token, day('2026-05-10'))).toEqual(['ACCEPTED', null])
    expect(await answerTo(home, token, day('2026-05-09'))).toEqual(['ACCEPTED', 'LATE_ENTRY'])
  })

  const input = (kind: string, more: object = {}) => ({ inputs: [{ ...INPUT, kind, ...more }] })
  const spraying = { activity: 'PLANT_PROTECTION', worker: 'Mari', workerCertificate: '1' }
  const refusals: readonly (readonly [string, (field: AgencyRecord) => AgencyChange])[] = [
    ['UNKNOWN_FIELD', (field) => jobOn(field, { fieldId: 'no-such-field' })],
    ['AREA_TOO_LARGE', (field) => jobOn(field, { areaHa: field.body.areaHa + 1 })],
    ['DATE_OUTSIDE_SEASON', (field) => jobOn(field, { startsOn: '2025-01-01', endsOn: null })],
    ['INVALID', (field) => jobOn(field, { endsOn: '2026-05-01' })],
    ['WORKER_MISSING', (field) => jobOn(field, { ...spraying, worker: '' })],
    ['CERTIFICATE_MISSING', (field) => jobOn(field, { ...spraying, workerCertificate: '' })],
    ['CERTIFICATE_MISSING', (field) => jobOn(field, input('SEED'))],
    ['CERTIFICATE_MISSING', (field) => jobOn(field, input('SEED', { certificateClass: 'C1' }))],
    ['PRODUCT_UNKNOWN', (field) => jobOn(field, { ...spraying, ...input('PLANT_PROTECTION_PRODUCT') })],
    ['FERTILIZER_TYPE_MISSING', (field) => jobOn(field, input('MINERAL_FERTILIZER'))],
    ['UNKNOWN_CODE', (field) => jobOn(field, input('LIME', { fertilizerType: 'ei ole' }))],
    [
      'CHANGED_MEANWHILE',
      (field) => changeOf('FIELD', { ...field.body, name: 'x' }, { id: field.id, baseVersion: 7 }),
    ],
    ['UNKNOWN_RECORD', (field) => jobOn(field, {}, { id: 'no-such-record', baseVersion: 1 })],
    ['UNKNOWN_RECORD', (field) => jobOn(field, {}, { baseVersion: 3 })],
    ['UNKNOWN_RECORD', () => changeOf('JOB', null)],
    ['SHAPE_INVALID', ({ body }) => changeOf('FIELD', { ...body, shape: squareAt(100, 100) })],
    ['SHAPE_INVALID', ({ body }) => changeOf('FIELD', { ...body, shape: bowTie })],
    [
      'YIELD_MISSING',
      (field) =>
        changeOf('YIELD', {
          fieldId: field.id,
          crop: 'talinisu',
          yieldType: 'Terad',
          tonnes: 0,
          areaHa: 1,
          moisturePct: null,
          harvestedOn: null,
        }),
    ],
  ]
  it.each(refusals)('has a record refused: %s', async (code, change) => {
    const home = await openAgency(way)
    const { token, field } = await home.ready()
    const [answer] = (await home.agency.send(token, batchOf(change(field)))).answers
    expect([answer?.state, answer?.code, (answer?.text.length ?? 0) > 5]).toEqual(['REFUSED', code, true])
  })
  it('is refused where the season is closed, or the mandate or the consent does not reach', async () => {
    const home = await openAgency(way)
    const { token, field } = await home.ready()
    const old = { client: SAMPLE_CLIENT, year: YEAR - 2, batch: batchOf(jobOn(field)).batch }
    expect((await home.agency.send(token, old)).answers[0]?.code).toBe('SEASON_CLOSED')
    const early = { client: SAMPLE_CLIENT, year: YEAR + 1, batch: batchOf(jobOn(field)).batch }
    expect((await home.agency.send(token, early)).answers[0]?.code).toBe('SEASON_CLOSED')
    await home.agency.consent(token, '1000002', AGENCY_KINDS)
    const limited = { client: '1000002', year: YEAR, batch: batchOf(changeOf('FIELD', field.body)).batch }
    expect((await home.agency.send(token, limited)).answers[0]?.code).toBe('NO_MANDATE')
  })
})
