import { sampleProduct, sampleUse } from '@vagu/core/warnings/sample'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { storedJobs } from '../job-store/stored.ts'
import { storedProducts } from '../register-store/stored.ts'
import { storedSettings } from '../settings/stored.ts'
import { type DocumentColumns, stored } from './stored.ts'

const Tool = z.object({
  name: z.string().min(2),
  metres: z.number().nullable(),
  uses: z.array(z.object({ day: z.string(), note: z.string().default('') })).default([]),
})
const withMetres = ({ width, ...rest }: Readonly<Record<string, unknown>>) => ({
  ...rest,
  metres: width ?? null,
})
const withUses = (tool: Readonly<Record<string, unknown>>) => ({ uses: [], ...tool })
const storedTools = stored('tool', Tool, [withMetres, withUses])

const row = (version: number, document: object): DocumentColumns => ({
  document: JSON.stringify(document),
  document_version: version,
})

describe('a stored document', () => {
  it('is read as it is when this program wrote it', () => {
    const tool = { name: 'Äke', metres: 6, uses: [] }
    const columns = storedTools.columns(tool)
    expect(columns).toEqual(row(2, tool))
    expect(storedTools.read(columns)).toEqual(tool)
    expect(storedTools.text(columns)).toBe(columns.document)
  })

  it.each([
    [0, { name: 'Äke', width: 6 }],
    [1, { name: 'Äke', metres: 6 }],
  ])('of version %i is lifted step by step', (version, document) => {
    const before = row(version, document)
    const tool = { name: 'Äke', metres: 6, uses: [] }
    expect(storedTools.read(before)).toEqual(tool)
    expect(JSON.parse(storedTools.text(before))).toEqual(tool)
    expect(storedTools.lifted(before).document_version).toBe(2)
  })

  it('keeps its text where lifting changes nothing', () => {
    const document = '{"uses":[], "name":"Äke","metres":null}'
    expect(storedTools.lifted({ document, document_version: 1 })).toEqual({ document, document_version: 2 })
  })

  it.each([
    ['of this program', row(2, { name: 'Äke' }), true],
    ['of this program that breaks off', { document: '{"name":"Ä', document_version: 2 }, false],
    ['of a newer program', row(3, { name: 'Äke' }), false],
    ['that can be lifted', row(0, { name: 'Äke', width: 6 }), true],
    ['that lifting makes no tool of', row(0, { width: 6 }), false],
    ['of an older program that breaks off', { document: '{"name":"Ä', document_version: 0 }, false],
  ])('%s is readable or not', (_which, columns, isReadable) => {
    expect(storedTools.isReadable(columns)).toBe(isReadable)
  })

  it.each([
    [{ name: 'Äke', uses: [] }, 'metres: Invalid input: expected number, received undefined'],
    [{ name: 'Äke', metres: 6 }, 'uses: lacking'],
    [{ name: 'Äke', metres: 6, uses: [{ day: '2026-05-01' }] }, 'uses.0.note: lacking'],
  ])('is not written as %j', (document, fault) => {
    expect(() => storedTools.columns(document as z.infer<typeof Tool>)).toThrow(`no tool: ${fault}`)
    expect(storedTools.faults(row(2, document))).toEqual([fault])
  })

  it('may break a bound that came after it', () => {
    expect(storedTools.faults(row(0, { name: 'Ä', width: 6 }))).toEqual([])
  })

  it('of a newer program is not read', () => {
    const newer = row(3, { name: 'Äke', metres: 6, uses: [] })
    expect(() => storedTools.read(newer)).toThrow('a tool was stored by a newer program (3 > 2)')
  })
})

/** As the first program stored a job; later migrations gave it places for photos and the mark of fertilizing. */
const firstJob = {
  isFertilizing: false,
  images: [],
  fieldId: '01890a5d-ac96-774b-bcce-b302099a8057',
  status: 'DONE',
  jobCategory: { key: 'harvest', name: 'Koristus' },
  job: { key: 'harvesting', name: 'Lõikus' },
  area: 4,
  date: '2026-08-01',
  endDate: '2026-08-01',
  notes: '',
  labels: [],
  requisites: [],
  plannedYear: null,
  workerName: null,
}

describe('from version 0', () => {
  it('a job gets the lists that the first jobs had no place for', () => {
    const job = JSON.parse(storedJobs.text(row(0, firstJob))) as object
    expect(job).toEqual({ ...firstJob, inspections: [], herding: [] })
    const herding = [{ animalType: 'Lammas', amount: 3, days: 2, hoursPerDay: 8 }]
    const whole = { ...firstJob, inspections: [], herding }
    expect(storedJobs.read(row(0, whole))).toEqual(whole)
  })

  it('settings get whole job types', () => {
    const jobCategories = [{ key: 'harvest', name: 'Koristus', jobs: [{ key: 'cut', name: 'Lõikus' }] }]
    const job = { key: 'cut', name: 'Lõikus', visible: true, requires: [], variants: [], hectarePrice: null }
    expect(storedSettings.read(row(0, { jobCategories, ksm: { years: [], isOrganic: false } }))).toEqual({
      jobCategories: [{ key: 'harvest', name: 'Koristus', visible: true, jobs: [job] }],
      ksm: { years: [], isOrganic: false },
    })
    expect(storedSettings.read(row(0, {}))).toEqual({})
  })

  it('a product gets the work delays of its uses', () => {
    const { workDelayDays: _later, ...use } = sampleUse()
    const product = sampleProduct({ uses: [sampleUse()] })
    expect(storedProducts.read(row(0, { ...product, uses: [use] }))).toEqual({
      ...product,
      uses: [{ ...use, workDelayDays: null }],
    })
  })
})
