import { expect, it } from 'vitest'
import { differencesIn } from '../../../records/describe.ts'
import { type AreaKindDraft, describeAreaKind } from './area-kind.ts'
import { customAreasText } from './text.ts'

it('tells two versions of a kind apart line by line, and nothing of the year whose areas are found', () => {
  const stored: AreaKindDraft = {
    areaName: 'Riba',
    calculationStrategy: 'EDGE_BUFFER',
    calculationValue: 5,
    year: 2026,
  }
  const mine: AreaKindDraft = {
    ...stored,
    calculationStrategy: 'PERCENT',
    calculationValue: 12.5,
    year: 2027,
    recalculates: true,
  }
  expect(differencesIn(describeAreaKind, { mine: stored, stored })).toEqual([])
  expect(differencesIn(describeAreaKind, { mine, stored })).toEqual([
    {
      label: customAreasText.strategy,
      mine: customAreasText.strategies.PERCENT,
      stored: customAreasText.strategies.EDGE_BUFFER,
    },
    { label: customAreasText.value, mine: '12,5 %', stored: '5 m' },
  ])
})
