import {
  AGENCY_ACTIVITIES,
  AGENCY_CROP_USES,
  AGENCY_INPUTS,
  AGENCY_REFUSALS,
  AGENCY_REMARKS,
  type AgencyBody,
  AgencyCrop,
  AgencyField,
  AgencyInput,
  AgencyJob,
  type AgencyShape,
  AgencyYield,
} from '@vagu/core/agency/wire'
import { ACTIVITIES, CROP_USES } from '@vagu/core/agency/words'
import { describe, expect, it } from 'vitest'
import { INPUT_KINDS, MEMBERS } from './member-text.ts'
import { bodyLines, memberValue } from './members.ts'
import { priaText } from './text.ts'

const INPUT = {
  kind: 'OTHER' as const,
  name: 'Fredis',
  registerNumber: '',
  amount: 480,
  unit: 'kg' as const,
  nitrogenKg: null,
  phosphorusKg: null,
  potassiumKg: null,
  fertilizerType: '',
  certificateClass: '',
  certificateNumber: '',
}
const JOB = {
  fieldId: 'F-1',
  activity: 'SOWING' as const,
  name: 'Külv',
  startsOn: '2026-05-12',
  endsOn: null,
  startTime: null,
  areaHa: 12.4567,
  worker: '',
  workerCertificate: '',
  inputs: [],
  grazing: [],
  growthStage: 0,
  windMps: null,
  airC: null,
  observations: [],
  notes: '',
}
function squareAt(x: number): AgencyShape {
  const [y, side] = [6_490_000, 100]
  const ring: [number, number][] = [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ]
  return { type: 'MultiPolygon', coordinates: [[ring]] }
}

const isSaid = (words: string | undefined): boolean => (words ?? '').length > 2

describe('words of PRIA', () => {
  it('are there for every refusal and remark, each a sentence', () => {
    for (const code of [...AGENCY_REFUSALS, ...AGENCY_REMARKS])
      expect([code, priaText.refusals[code]]).toEqual([code, expect.stringMatching(/^[A-ZÕÄÖÜ].{8,}\.$/u)])
  })
  it('are the agency’s own for a code that is not known yet', () => {
    expect(priaText.answer('NEW_CODE', 'Uus põhjus')).toBe('Uus põhjus')
    expect(priaText.answer('toString', 'Uus põhjus')).toBe('Uus põhjus')
    expect(priaText.answer(null, '')).toBe('')
    expect(priaText.original('NEW_CODE', 'Uus põhjus')).toBe('PRIA kood NEW_CODE')
    expect(priaText.original('SEASON_CLOSED', 'Kinni.')).toBe('PRIA kood SEASON_CLOSED: „Kinni.“')
    expect(priaText.original('CHANGED_HERE', 'Kinni.')).toBe('')
    expect(priaText.original(null, '')).toBe('')
  })
  it('are there for every member and choice of a record', () => {
    const members = [AgencyField, AgencyCrop, AgencyJob, AgencyYield].flatMap((body) =>
      Object.keys(body.shape),
    )
    const inputs = Object.keys(AgencyInput.shape).map((key) => `inputs.${key}`)
    const named: Readonly<Record<string, string>> = MEMBERS
    expect([...members, ...inputs].filter((path) => !isSaid(named[path]))).toEqual([])
    expect(AGENCY_ACTIVITIES.filter((each) => !isSaid(ACTIVITIES[each]))).toEqual([])
    expect(AGENCY_CROP_USES.filter((each) => !isSaid(CROP_USES[each]))).toEqual([])
    expect(AGENCY_INPUTS.filter((each) => !isSaid(INPUT_KINDS[each]))).toEqual([])
  })
  it('tell a mandate', () => {
    expect(priaText.mandate({ kind: 'LIMITED', kinds: ['JOB'], until: '2026-12-31' })).toContain(
      'ainult: tööd',
    )
    expect(priaText.mandate({ kind: 'LIMITED', kinds: [], until: null })).toContain('mitte midagi')
    expect(priaText.mandate({ kind: 'ENDED', kinds: [], until: '2026-01-31' })).toContain('31.01.2026')
    expect(priaText.mandate({ kind: 'FULL', kinds: [], until: null })).not.toContain('kuni')
  })
})

describe('a record of PRIA', () => {
  it('is told in lines, without what is empty', () => {
    const lines = bodyLines({ ...JOB, inputs: [{ ...INPUT, kind: 'SEED', certificateClass: 'C1' }] })
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Tegevus: Külvamine',
      'Nimi: Külv',
      'Algus: 12.05.2026',
      'Pindala: 12,4567\u00A0ha',
      'Vahendid: Seeme · Fredis · 480 · kg · C1',
      'Kasvufaas (BBCH): 0',
    ])
  })
  const FIELD = {
    massif: '61230000001',
    number: '7',
    name: 'Kodupõld',
    areaHa: 1,
    landUse: 'ARABLE' as const,
    shape: squareAt(640_000),
  }
  it('tells what is cleared, moved or drawn anew beside what stood there', () => {
    const others = (after: AgencyBody, before: AgencyBody) =>
      bodyLines(after, before).flatMap(({ isOther, label, was, value }) =>
        isOther ? [`${label}: ${was} > ${value}`] : [],
      )
    expect(others(FIELD, FIELD)).toEqual([])
    expect(others({ ...FIELD, name: '', shape: squareAt(640_010) }, FIELD)).toEqual([
      'Nimi: Kodupõld > null',
      'Kuju: 1\u00A0ha, 4 punkti > 1\u00A0ha, 4 punkti, piir on teine',
    ])
    const yielded = {
      fieldId: 'F-1',
      crop: 'oder',
      yieldType: 'Terad',
      tonnes: 4,
      areaHa: 1,
      moisturePct: 14,
      harvestedOn: null,
    }
    expect(others({ ...yielded, fieldId: 'F-2', moisturePct: null }, yielded)).toEqual([
      'PRIA põld: F-1 > F-2',
      'Niiskus: 14\u00A0% > null',
    ])
  })
  it('tells a material that is taken out, and no other by its place', () => {
    const job = { ...JOB, inputs: [INPUT, { ...INPUT, name: 'Kali', amount: 20 }] }
    const lines = bodyLines({ ...job, inputs: [{ ...INPUT, name: 'Kali', amount: 25 }] }, job)
    expect(lines.flatMap(({ isOther, was, value }) => (isOther ? [[was, value]] : []))).toEqual([
      ['Muu vahend · Kali · 20 · kg', 'Muu vahend · Kali · 25 · kg'],
      ['Muu vahend · Fredis · 480 · kg', null],
    ])
  })
  it('says what is missing, and keeps a zero', () => {
    expect(memberValue('worker', '')).toBe('puudub')
    expect(memberValue('areaHa', null)).toBe('puudub')
    expect(memberValue('tonnes', 0)).toBe('0\u00A0t')
  })
})
