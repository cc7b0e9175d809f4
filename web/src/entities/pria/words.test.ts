import {
  AGENCY_ACTIVITIES,
  AGENCY_CROP_USES,
  AGENCY_INPUTS,
  AGENCY_REFUSALS,
  AGENCY_REMARKS,
  AgencyCrop,
  AgencyField,
  AgencyInput,
  AgencyJob,
  AgencyYield,
} from '@vagu/core/agency/wire'
import { describe, expect, it } from 'vitest'
import { ACTIVITIES, CROP_USES, INPUT_KINDS, MEMBERS } from './member-text.ts'
import { bodyLines, memberValue } from './members.ts'
import { priaText } from './text.ts'

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
    const lines = bodyLines({
      fieldId: 'F-1',
      activity: 'SOWING',
      name: 'Külv',
      startsOn: '2026-05-12',
      endsOn: null,
      startTime: null,
      areaHa: 12.4567,
      worker: '',
      workerCertificate: '',
      inputs: [
        {
          kind: 'SEED',
          name: 'Fredis',
          registerNumber: '',
          amount: 480,
          unit: 'kg',
          nitrogenKg: null,
          phosphorusKg: null,
          potassiumKg: null,
          fertilizerType: '',
          certificateClass: 'C1',
          certificateNumber: '',
        },
      ],
      grazing: [],
      growthStage: 0,
      windMps: null,
      airC: null,
      observations: [],
      notes: '',
    })
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Tegevus: Külvamine',
      'Nimi: Külv',
      'Algus: 12.05.2026',
      'Pindala: 12,4567\u00A0ha',
      'Vahendid: Seeme · Fredis · 480 · kg · C1',
      'Kasvufaas (BBCH): 0',
    ])
  })
  it('says what is missing, and keeps a zero', () => {
    expect(memberValue('worker', '')).toBe('puudub')
    expect(memberValue('areaHa', null)).toBe('puudub')
    expect(memberValue('tonnes', 0)).toBe('0\u00A0t')
  })
})
