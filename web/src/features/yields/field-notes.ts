/** Sentences below a field of the list: what its yield is made of, and what is missing. */
import type { FieldOutcome } from '@vagu/core/harvest/overview'
import type { KindYield } from '@vagu/core/harvest/schema'
import { yieldsText as text } from './text.ts'

function moistureNote({ tonnes, standardTonnes, moisturePct, standardPct }: KindYield): string[] {
  if (moisturePct === null || tonnes === null || standardTonnes === null) return []
  return standardPct === null
    ? [text.moistNoStandard(moisturePct)]
    : [
        text.moist(
          text.tonnes(tonnes),
          moisturePct,
          text.atStandard(text.tonnes(standardTonnes), standardPct),
        ),
      ]
}

const otherNotes = ({ yieldType, tonnes, unweighed }: KindYield): string[] => [
  ...(tonnes === null ? [] : [text.otherKind(yieldType, tonnes)]),
  ...unweighed.map(({ amount, unit }) => text.otherUnweighed(yieldType, amount, unit)),
]

function missingNotes({ given, main }: FieldOutcome): string[] {
  if (given.area === 0) return [text.noArea]
  if (given.harvestedArea === 0 && given.kinds.length === 0) return []
  if (main === undefined) return [text.fieldWaits]
  const isPart = main.tonnes !== null && main.area < given.harvestedArea
  return isPart ? [text.partWeighed(main.area)] : []
}

export const fieldNotes = (field: FieldOutcome): string[] => [
  ...(field.isOutlier ? [`${text.outlier[0]?.toLocaleUpperCase('et')}${text.outlier.slice(1)}.`] : []),
  ...(field.main ? moistureNote(field.main) : []),
  ...(field.main?.unweighed.map(({ amount, unit }) => text.unweighed(amount, unit)) ?? []),
  ...missingNotes(field),
  ...field.given.kinds.filter(({ isMain }) => !isMain).flatMap(otherNotes),
]
