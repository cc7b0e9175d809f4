import { NOTHING_FOUND } from '@vagu/core/monitoring/schema'
import { CATEGORY } from '@vagu/core/settings/table'
import { describe, expect, it } from 'vitest'
import { storedMonitoringEntryOf } from '../../monitoring/monitoring-form.ts'
import { monitoringText } from '../../monitoring/text.ts'
import { newMaterial } from '../../materials/material-form.ts'
import { newId } from '../../../lib/new-id.ts'
import { changeMaterial, chooseCategory, openBlock, removeMaterial } from './change-form.ts'
import { draftInputsOf } from './build-drafts.ts'
import { findErrors } from './find-errors.ts'
import type { JobForm } from './job-form.ts'
import { formOf, repeatOf } from './stored-form.ts'
import { addMonitoringEntry } from './monitoring.ts'
import { categories, categoryNamed, jobOn, fieldOf, formOn } from '../../../testing/builders.ts'
import { shownBlocks, showsFertilization } from './shown-blocks.ts'

const field = fieldOf('Kodupõld', 10)
const farm = { fields: [field], categories, customAreas: [], workers: [], machines: [], requisites: [] }
const protection = categoryNamed(CATEGORY.plantProtection)
const spraying = chooseCategory(formOn([field]), protection)
const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN', amount: 25, unit: 'tk/m2' } as const

const chemical = (action: string) => {
  const material = newMaterial('Vahend', 'chemical', spraying.materials[0]?.key ?? '')
  return { ...material, facts: { ...material.facts, subtype: `PMA_TKV_TOIME_LIIK_${action}` } }
}
const typesOf = (form: JobForm) => form.inspections.map(({ inspectionType }) => inspectionType)

describe('a spraying', () => {
  it('begins with one empty row, which is not stored and asks for nothing', () => {
    expect(spraying.inspections).toMatchObject([{ inspectionType: null, target: '' }])
    expect(draftInputsOf(spraying, [field], farm)[0]?.inspections).toEqual([])
    expect(chooseCategory(spraying, categoryNamed('tillage')).inspections).toEqual([])
    expect(chooseCategory(spraying, protection).inspections).toEqual(spraying.inspections)
  })
  it('shows when it began and how far the crop was', () => {
    const shown = [...shownBlocks(spraying, protection.jobs[0])]
    expect(shown).toEqual(['inspections', 'worker', 'startTime', 'growthStage', 'weather'])
    expect(shownBlocks(formOn([field]), undefined).has('startTime')).toBe(false)
  })
})

describe('the first chemical', () => {
  it('gives a single row its type, and a new row too', () => {
    const form = changeMaterial(spraying, chemical('HERBITSIID'))
    expect(typesOf(form)).toEqual(['UMBROHUD'])
    expect(typesOf(changeMaterial(form, chemical('FUNGITSIID')))).toEqual(['TAIMEHAIGUSED'])
    expect(typesOf(addMonitoringEntry(form))).toEqual(['UMBROHUD', 'UMBROHUD'])
    expect(typesOf(changeMaterial(form, chemical('KASVUREGULAATOR')))).toEqual(['UMBROHUD'])
  })
  it('leaves several rows as they are', () => {
    const form = addMonitoringEntry(changeMaterial(spraying, chemical('HERBITSIID')))
    expect(typesOf(changeMaterial(form, chemical('FUNGITSIID')))).toEqual(['UMBROHUD', 'UMBROHUD'])
  })
  it('clears what does not belong to its type, but only when its kind changes', () => {
    const rows = [storedMonitoringEntryOf(orashein, 'row')]
    const form = { ...changeMaterial(spraying, chemical('HERBITSIID')), inspections: rows }
    const another = { ...chemical('HERBITSIID'), requisiteId: 'x' }
    expect(changeMaterial(form, another).inspections).toEqual(rows)
    expect(changeMaterial(form, chemical('FUNGITSIID')).inspections).toMatchObject([{ target: '' }])
    expect(removeMaterial(form, chemical('HERBITSIID').key).inspections).toEqual(rows)
  })
})

describe('errors of monitoring', () => {
  const errorsOf = (inspections: JobForm['inspections']) =>
    [...findErrors({ ...spraying, materials: [], inspections }, [field], farm)].filter(([input]) =>
      input.startsWith('inspections'),
    )
  it('stand at the row, an unconfirmed suggestion with its own sentence', () => {
    const row = storedMonitoringEntryOf(orashein, 'row')
    expect(errorsOf([row])).toEqual([])
    expect(errorsOf([{ ...row, amount: null, suggestion: 30 }])).toEqual([
      ['inspections.0.amount', monitoringText.unconfirmed],
    ])
    expect(errorsOf([...spraying.inspections, row, { ...row, key: 'b', amount: -1 }])).toEqual([
      ['inspections.1.amount', 'Ei saa olla negatiivne'],
    ])
    expect(errorsOf([{ ...row, target: NOTHING_FOUND, amount: null }])).toEqual([])
  })
})

it('opens monitoring for any job with a row to fill', () => {
  expect(openBlock(formOn([field]), 'inspections').inspections).toHaveLength(1)
})
it('reads the rows of a stored job, and repeats it without them', () => {
  const herbicide = { ...chemical('HERBITSIID').facts, amount: 1, unit: 'l/ha' as const }
  const job = jobOn(field, {
    _id: newId(),
    jobCategory: { key: CATEGORY.plantProtection, name: 'Taimekaitse' },
    inspections: [orashein],
    requisites: [herbicide],
  })
  expect(draftInputsOf(formOf(job), [field], farm)[0]?.inspections).toEqual([orashein])
  expect(repeatOf(job, '2026-07-01', [field._id]).inspections).toMatchObject([
    { inspectionType: 'UMBROHUD', target: '', amount: null },
  ])
})
it('asks how fertilizer was spread where there is some', () => {
  expect(showsFertilization(spraying)).toBe(false)
  const urea = newMaterial('Urea', 'fertilizer', 'u')
  expect(showsFertilization({ ...spraying, materials: [urea] })).toBe(true)
})
