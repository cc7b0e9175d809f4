/** Sentences of a crop: what its tonnes are, and every field that is missing from them. */
import type { CropOutcome, FieldOutcome } from '@vagu/core/harvest/overview'
import { yieldsText as text } from './text.ts'
import type { FieldNames } from './use-field-names.ts'

const YEARS_BEFORE = 5

export function cropNotes(outcome: CropOutcome, nameOf: FieldNames): string[] {
  const { standardPct, weighedTonnes, tonnes, unmeasured, unweighed, measure } = outcome
  const named = (fields: readonly FieldOutcome[], note: (names: readonly string[]) => string): string[] =>
    fields.length === 0 ? [] : [note(fields.map(({ given }) => nameOf(given.fieldId)))]
  const isStandard = standardPct !== null && tonnes !== weighedTonnes
  const gaps = measure ? YEARS_BEFORE - measure.years.length : 0
  return [
    ...(isStandard ? [text.standard(standardPct)] : []),
    ...(isStandard && unmeasured > 0 ? [text.unmeasured(unmeasured)] : []),
    ...unweighed.map(({ amount, unit }) => text.unweighed(amount, unit)),
    ...named(outcome.waiting, text.waiting),
    ...named(outcome.withoutArea, text.withoutArea),
    ...(outcome.harvestedPercent > 0 ? named(outcome.unharvested, text.unharvested) : []),
    ...(measure === undefined ? [text.noMeasure] : []),
    ...(gaps > 0 ? [text.gaps(gaps)] : []),
  ]
}
