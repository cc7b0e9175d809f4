import { CATEGORY } from '@vagu/core/settings/table'
import { expect, it } from 'vitest'
import { newId } from '../../../lib/new-id.ts'
import { draftInputsOf } from './build-drafts.ts'
import { chooseCategory } from './change-form.ts'
import { findErrors } from './find-errors.ts'
import type { JobForm } from './job-form.ts'
import { categories, categoryNamed, fieldOf, formOn } from '../../../testing/builders.ts'
import { offerTypical } from './typical-monitoring.ts'

const fields = [fieldOf('Kodupõld', 10)]
const farm = { fields, categories, customAreas: [], workers: [], machines: [], requisites: [] }
const spraying = chooseCategory(formOn(fields), categoryNamed(CATEGORY.plantProtection))
const orashein = { inspectionType: 'UMBROHUD', target: 'ORASHEIN' } as const
const lehetaid = { inspectionType: 'KAHJURID', target: 'LEHETAID' } as const
const random = () => 0.5
const picked = (
  form: JobForm,
  after: readonly (typeof orashein | typeof lehetaid)[],
  before: typeof after = [],
) => offerTypical(form, { before, after, random })
const targetsOf = ({ inspections }: JobForm) => inspections.map(({ target }) => target)

it('takes the place of the empty row, with an amount that is only suggested', () => {
  const offered = picked(spraying, [orashein, lehetaid])
  expect(targetsOf(offered)).toEqual(['ORASHEIN', 'LEHETAID'])
  expect(offered.inspections[0]).toMatchObject({ amount: null, suggestion: 40 })
  expect(draftInputsOf(offered, fields, farm)[0]?.inspections[0]).toMatchObject({ amount: null })
  expect(findErrors(offered, fields, farm).has('inspections.0.amount')).toBe(true)
})
it('leaves what the farmer saw, and offers nothing twice', () => {
  const seen = {
    ...spraying,
    inspections: picked(spraying, [orashein]).inspections.map((row) => ({
      ...row,
      amount: 12,
      suggestion: null,
    })),
  }
  expect(picked(seen, [orashein])).toBe(seen)
  expect(targetsOf(picked(seen, [orashein, lehetaid]))).toEqual(['ORASHEIN', 'LEHETAID'])
  expect(picked(seen, [orashein, lehetaid]).inspections[0]).toMatchObject({ amount: 12 })
})
it('goes with its material while nobody has confirmed it', () => {
  const offered = picked(spraying, [orashein])
  expect(targetsOf(picked(offered, [lehetaid], [orashein]))).toEqual(['LEHETAID'])
  expect(targetsOf(picked(offered, [], [orashein]))).toEqual([''])
  const [row] = offered.inspections
  if (!row) throw new Error('one row')
  const confirmed = { ...offered, inspections: [{ ...row, key: newId(), amount: 40, suggestion: null }] }
  expect(targetsOf(picked(confirmed, [], [orashein]))).toEqual(['ORASHEIN'])
})
it('asks nothing of a job without monitoring', () => {
  const tillage = chooseCategory(formOn(fields), categoryNamed('tillage'))
  expect(picked(tillage, [orashein])).toBe(tillage)
  expect(picked(spraying, [])).toBe(spraying)
})
