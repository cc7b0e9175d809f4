/** What a change made of a field, in words. */
import type { YearInfo } from '@vagu/core/fields/schema'
import type { FieldVersion } from '@vagu/core/history/schema'
import { type Line, lineDifferences } from '../../../ui/line-differences.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { fieldLines, yearLines } from '../form/versions.ts'
import { words } from './text.ts'

type State = NonNullable<FieldVersion['after']>

const inYear = (info: YearInfo): Line[] =>
  yearLines(info).map(([label, text]) => [words.inYear(label, info.year), text])

function linesOf(state: State): Line[] {
  const { name = '', area = 0, code = '', priaCode = '', ...rest } = state
  return [
    ...fieldLines({ ...rest, name, area, code, priaCode }),
    [words.shape, state.shape === null ? words.noShape : words.shapeNumber(state.shape)],
    [words.active, state.active === false ? words.isInactive : words.isActive],
    ...(state.yearInfo ?? []).toSorted((a, b) => b.year - a.year).flatMap((info) => inYear(info)),
  ]
}

/** What differs before (`stored`) and after (`mine`) a change of a field, every crop year included. */
export const fieldChanges = ({ before, after }: FieldVersion): Difference[] =>
  before && after ? lineDifferences(linesOf(after), linesOf(before)) : []
