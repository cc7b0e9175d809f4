import { JobDraft } from '@vagu/core/jobs/schema'
import { CATEGORY, JOB } from '@vagu/core/settings/table'
import { check } from '@vagu/core/validation'
import { describe, expect, it } from 'vitest'
import { draftInputsOf } from './build-drafts.ts'
import { chooseCategory, chooseEnd, chooseJob, chooseStart, chooseStatus } from './change-form.ts'
import { type GrazingForm, typeDays } from './grazing-form.ts'
import { addGrazing, changeGrazing, followDays, grazingErrors, removeGrazing } from './grazing-steps.ts'
import { type JobForm, withIds } from './job-form.ts'
import { formOf, repeatOf } from './stored-form.ts'
import { categories, categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import { settle } from './settle.ts'
import { showsGrazing } from './shown-blocks.ts'

const fields = [fieldOf('Kodupõld', 10), fieldOf('Mäealune', 20), fieldOf('Rand', 3.3333)]
const farm = { categories, customAreas: [], requisites: [] }
const today = '2026-06-15'
const other = categoryNamed(CATEGORY.other)
const jobOf = (key: string) => {
  const job = other.jobs.find((each) => each.key === key)
  if (!job) throw new Error(`no job ${key}`)
  return job
}
/** Like a change in the form: with what follows from it. */
const change = (form: JobForm, step: (now: JobForm) => JobForm): JobForm =>
  settle(form, step(form), { farm, today })

const herd = (chosen = fields) =>
  withIds(change(formOn(chosen), (now) => chooseJob(chooseCategory(now, other), jobOf(JOB.herding))))
const fill = (form: JobForm, part: Partial<GrazingForm>): JobForm => {
  const [row] = form.herding
  if (!row) throw new Error('no row')
  return changeGrazing(form, { ...row, ...part })
}
const cows = { animalType: 'piimalehm', amount: 40, hoursPerDay: 8 }
const daysIn = (form: JobForm) => form.herding.map(({ days }) => days)

describe('a herding job', () => {
  it('begins with a row, on the days of the job', () => {
    expect(herd().herding).toMatchObject([{ animalType: '', amount: null, days: 1, hoursPerDay: null }])
    expect(showsGrazing(herd(), jobOf(JOB.herding))).toBe(true)
    expect(showsGrazing(formOn(fields), jobOf('other'))).toBe(false)
  })
  it('always has a row to fill in', () => {
    const form = herd()
    const emptied = removeGrazing(form, form.herding[0]?.key ?? '')
    expect(emptied.herding).toHaveLength(1)
    expect(emptied.herding[0]?.key).not.toBe(form.herding[0]?.key)
    expect(removeGrazing(addGrazing(form), form.herding[0]?.key ?? '').herding).toHaveLength(1)
  })
  it('drops an empty row when it becomes another job, and never a filled one', () => {
    expect(chooseCategory(herd(), categoryNamed('tillage')).herding).toEqual([])
    const tilled = chooseCategory(fill(herd(), cows), categoryNamed('tillage'))
    expect(tilled.herding).toHaveLength(1)
    expect(showsGrazing(tilled, undefined)).toBe(true)
  })
})

describe('the days', () => {
  it('follow the range of the job, first and last day included', () => {
    const early = change(herd(), (now) => chooseStart({ ...now, endDate: '2026-06-20' }, '2026-06-12'))
    expect(daysIn(early)).toEqual([9])
    expect(daysIn(change(early, (now) => ({ ...now, endDate: '2026-06-12' })))).toEqual([1])
  })
  it('follow until today while the job lasts', () => {
    const running = change(herd(), (now) => chooseEnd(chooseStart(now, '2026-06-10'), null))
    expect(running.status).toBe('IN_PROGRESS')
    expect(daysIn(running)).toEqual([6])
  })
  it('are open in a plan, and while the days of the job are wrong', () => {
    const calendar = { today, starts: [] }
    expect(daysIn(change(herd(), (now) => chooseStatus(now, 'PLANNED', calendar)))).toEqual([null])
    expect(daysIn(change(herd(), (now) => chooseStart(now, '31.02')))).toEqual([null])
    expect(daysIn(change(herd(), (now) => ({ ...now, endDate: '2026-06-14' })))).toEqual([null])
  })
  it('stay as typed, until they are taken out', () => {
    const form = herd()
    const [row] = form.herding
    if (!row) throw new Error('no row')
    const typed = change(form, (now) => changeGrazing(now, typeDays(row, 3)))
    expect(daysIn(change(typed, (now) => chooseStart(now, '2026-06-01')))).toEqual([3])
    expect(daysIn(change(typed, (now) => changeGrazing(now, typeDays(row, null))))).toEqual([1])
  })
  it('leave a form alone in which nothing follows', () => {
    const form = formOn(fields)
    expect(followDays(form, today)).toBe(form)
    expect(change(form, (now) => now)).toBe(form)
  })
})

describe('several fields', () => {
  it('share the hours by area, to the last ten-thousandth; animals and days are the same', () => {
    const drafts = draftInputsOf(fill(herd(), cows), fields, farm)
    expect(drafts.map(({ herding }) => herding)).toEqual([
      [{ ...cows, days: 1, hoursPerDay: 2.4 }],
      [{ ...cows, days: 1, hoursPerDay: 4.8 }],
      [{ ...cows, days: 1, hoursPerDay: 0.8 }],
    ])
    expect(drafts.map((draft) => check(JobDraft, draft).ok)).toEqual([true, true, true])
  })
  it('are refused by what was typed, not by what a field gets of it', () => {
    const errorOf = (part: Partial<GrazingForm>) =>
      grazingErrors(fill(herd(), { ...cows, ...part }), today).map(
        ({ path, message }) => `${path}: ${message}`,
      )
    expect(errorOf({ hoursPerDay: 25 })).toEqual(['herding.0.hoursPerDay: Max 24h'])
    expect(errorOf({ days: 2, areDaysTyped: true, hoursPerDay: 13 })).toEqual([
      'herding.0.hoursPerDay: Max 12h',
    ])
    expect(errorOf({ hoursPerDay: -1 })).toEqual(['herding.0.hoursPerDay: Ei saa olla negatiivne'])
    expect(errorOf({})).toEqual([])
  })
})

describe('a stored job', () => {
  const stored = jobOn(fieldOf('Kodupõld', 10), {
    jobCategory: { key: CATEGORY.other, name: 'Muu' },
    job: { key: JOB.herding, name: 'Karjatamine' },
    date: '2026-06-10',
    endDate: '2026-06-12',
    herding: [
      { ...cows, days: 3 },
      { ...cows, days: 2 },
    ],
  })
  it('goes on following only with the days that are those of the job', () => {
    expect(formOf(stored).herding.map(({ areDaysTyped }) => areDaysTyped)).toEqual([false, true])
  })
  it('is changed to what it was when nothing is typed', () => {
    const [field] = fields
    if (!field) throw new Error('no field')
    const form = { ...formOf(stored), fieldIds: [field._id] }
    expect(draftInputsOf(form, [field], farm)[0]?.herding).toEqual(stored.herding)
  })
  it('is repeated with the same animals, for as long as is told anew', () => {
    expect(repeatOf(stored, today, []).herding).toMatchObject([
      { animalType: 'piimalehm', amount: 40, days: null, areDaysTyped: false, hoursPerDay: null },
      { animalType: 'piimalehm', amount: 40 },
    ])
  })
})
