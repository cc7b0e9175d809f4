import { CATEGORY } from '@vagu/core/settings/table'
import type { Job } from '@vagu/core/jobs/schema'
import { messageOf } from '@vagu/core/messages'
import { describe, expect, it } from 'vitest'
import { newMaterial } from '../../materials/material-form.ts'
import { withFacts } from '../../materials/material-props.ts'
import { newId } from '../../../lib/new-id.ts'
import { chooseCategory, typeArea, typeTotalArea } from './change-form.ts'
import { areaInput, FIELDS_INPUT, findErrors, inputOf } from './find-errors.ts'
import { judgedJobs } from '../verdicts/judged-jobs.ts'
import { aWorker, categories, categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import type { JobForm } from './job-form.ts'
import { formOf } from './stored-form.ts'

const fields = [fieldOf('Kodupõld', 10), fieldOf('Mäealune', 20)]
const [first, second] = fields
const farm = { fields, categories, customAreas: [], workers: [], machines: [], requisites: [] }
const tillage = (chosen = fields) => ({
  ...chooseCategory(formOn(chosen), categoryNamed('tillage')),
  job: 'ploughing',
})
const certified = () => aWorker({ chemicalCertification: true })
const desiccant = () => {
  const material = newMaterial('Kuivataja', 'chemical', newId())
  return {
    ...material,
    facts: { ...material.facts, subtypeVariant: 'DESIKANT', safetyArea: 3 },
    amount: { unit: 'l', master: 'rate', value: 1 } as const,
  }
}

it('finds nothing wrong with a sound job', () => {
  expect(findErrors(tillage(), fields, farm)).toEqual(new Map())
})
it('says all that is missing at once', () => {
  const errors = findErrors({ ...formOn([]), date: null }, [], farm)
  expect([...errors.keys()]).toEqual([FIELDS_INPUT, 'jobCategory', 'job', 'date'])
  expect(errors.get('date')).toBe(messageOf('required'))
})
it('asks for the material and the worker of a spraying', () => {
  const errors = findErrors(
    chooseCategory(formOn(fields), categoryNamed(CATEGORY.plantProtection)),
    fields,
    farm,
  )
  expect([...errors.keys()]).toEqual(
    expect.arrayContaining(['requisites.0.name', 'requisites.0.amount', 'worker']),
  )
})
it('names the input of the field whose area is wrong', () => {
  if (!second) throw new Error('two fields')
  expect([...findErrors(typeArea(tillage(), second, null), fields, farm).keys()]).toEqual([
    areaInput(second._id),
  ])
})

describe('the safety area', () => {
  const worker = certified()
  const form = { ...tillage(), materials: [desiccant()], worker: worker._id }
  const withWorker = { ...farm, workers: [worker] }
  it('refuses whole fields, at each area', () => {
    const errors = findErrors(form, fields, withWorker)
    expect([...errors.keys()]).toEqual(fields.map(({ _id }) => areaInput(_id)))
    expect(errors.get(areaInput(fields[0]?._id ?? ''))).toBe(
      messageOf('safetyAreaSeveral', { fieldArea: '30' }),
    )
  })
  it('names the area of a single field', () => {
    if (!first) throw new Error('two fields')
    const errors = findErrors({ ...form, fieldIds: [first._id] }, [first], withWorker)
    expect([...errors.values()]).toEqual([messageOf('safetyAreaSingle', { fieldArea: '10' })])
  })
  it('is kept by a reduced total', () => {
    expect(findErrors(typeTotalArea(form, fields, 29), fields, withWorker)).toEqual(new Map())
  })
  it('is none of a wetting agent, which does not keep it', () => {
    const [agent] = form.materials.map((each) => withFacts(each, { subtypeVariant: 'MARGAJA' }))
    if (!agent) throw new Error('one material')
    expect(findErrors({ ...form, materials: [agent] }, fields, withWorker)).toEqual(new Map())
  })
})

it('puts what the server refuses at the same inputs', () => {
  expect(inputOf('1.area', ['a', 'b'])).toBe(areaInput('b'))
  expect(inputOf('worker', ['a'])).toBe('worker')
  expect(inputOf('0.inspections.1.target', ['a'])).toBe('inspections.1.target')
  expect(inputOf('0.requisites.1.ingredients.0.name', ['a'])).toBe('requisites.1.ingredients')
})
it('judges nothing before the job and its day are known', () => {
  expect(judgedJobs(formOn(fields), fields, farm)).toEqual([])
  expect(judgedJobs({ ...tillage(), date: '31.' }, fields, farm)).toEqual([])
  expect(judgedJobs({ ...tillage(), endDate: null }, fields, farm).map(({ endDate }) => endDate)).toEqual([
    '2026-06-15',
    '2026-06-15',
  ])
})

describe('a stored job', () => {
  const field = fieldOf('Kodupõld', 10)
  const removed = newId()
  const chemical = {
    ...newMaterial('Kuivataja', 'chemical', newId()).facts,
    subtypeVariant: 'DESIKANT',
    amount: 1,
    unit: 'l/ha',
  } as const
  const spraying = (changes: Partial<Job> = {}) =>
    jobOn(field, {
      jobCategory: { key: CATEGORY.plantProtection, name: 'Taimekaitse' },
      job: { key: 'spraying', name: 'Pritsimine' },
      worker: removed,
      workerName: 'Mari Kask',
      requisites: [{ ...chemical, safetyArea: null }],
      ...changes,
    })
  const here = { ...farm, fields: [field] }
  const errorsOf = (job: Job, changes: Partial<JobForm> = {}) => [
    ...findErrors({ ...formOf(job), ...changes }, [field], here).keys(),
  ]

  it('is saved although its worker is gone, and names no other such one', () => {
    expect(errorsOf(spraying())).toEqual([])
    expect(errorsOf(spraying(), { notes: 'uus' })).toEqual([])
    expect(errorsOf(spraying(), { worker: newId() })).toEqual(['worker'])
  })
  it('is saved although its worker lost the certificate', () => {
    const helper = { ...certified(), _id: removed, chemicalCertification: false }
    const withHelper = { ...here, workers: [helper] }
    expect(findErrors({ ...formOf(spraying()), notes: 'uus' }, [field], withHelper).size).toBe(0)
  })
  it('keeps too large an area, a kind of area that is gone, and a missing amount', () => {
    const lacking = spraying({
      area: 12,
      requisites: [{ ...chemical, amount: null, unit: null, safetyArea: 3 }],
      customFieldArea: { id: newId(), name: 'Kadunud' },
    })
    expect(errorsOf(lacking, { notes: 'uus' })).toEqual([])
    expect(errorsOf(lacking, { areas: { [field._id]: 13 } })).toEqual([areaInput(field._id)])
  })
  it('keeps hours of animals that do not fit, and an end that is missing', () => {
    const herding = jobOn(field, {
      jobCategory: { key: CATEGORY.other, name: 'Muu' },
      job: { key: 'herding', name: 'Karjatamine' },
      herding: [{ animalType: 'Lehm', amount: 4, days: 3, hoursPerDay: 20 }],
      endDate: null,
    })
    expect(errorsOf(herding, { notes: 'uus' })).toEqual([])
    expect(errorsOf({ ...herding, status: 'IN_PROGRESS' }, { status: 'DONE' })).toEqual(['endDate'])
  })
})
