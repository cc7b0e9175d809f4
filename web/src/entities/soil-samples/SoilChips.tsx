import {
  DECIMALS,
  type FieldValue,
  fieldValueOf,
  MAIN_FIGURES,
  type MainFigure,
  type Measured,
} from '@vagu/core/soil-samples/field-value'
import { formatNumber } from '../../lib/format.ts'
import { contrastColor } from '../crops/crop-style.ts'
import { IS_ADVISORY, lookOf } from './grades.ts'
import styles from './SoilChips.module.css'
import { FIGURE_SIGNS, soilSamplesText } from './text.ts'

interface Props {
  readonly figure: MainFigure
  readonly value: Pick<FieldValue, 'value' | 'grade' | 'isBelow' | 'least' | 'most'>
  /** Where the head of a column names the figure already. */
  readonly isUnderHead?: boolean
}

const CELL = { className: styles.cell }
const CHIP = { className: styles.chip }

/** A figure with its class in letters on its colour; the words stand behind, for eyes and ears. */
export function SoilChip({ figure, value, isUnderHead = false }: Props) {
  const look = lookOf(value.grade)
  const number = `${value.isBelow ? '<' : ''}${formatNumber(value.value, DECIMALS[figure])}`
  const word = look.word + (IS_ADVISORY[figure] ? `, ${soilSamplesText.advisory}` : '')
  const name = soilSamplesText.figures[figure]
  const { least, most } = value
  return (
    <span
      {...(isUnderHead ? CELL : CHIP)}
      title={figure === 'c' ? soilSamplesText.share(name, number) : soilSamplesText.chip(name, number, word)}
    >
      <span>
        {!isUnderHead && <>{FIGURE_SIGNS[figure]}&nbsp;</>}
        <b>{number}</b>
        {figure === 'c' && ' %'}
      </span>
      {figure !== 'c' && (
        <span
          className={styles.letters}
          style={{ background: look.colour, color: contrastColor(look.colour) }}
          role="img"
          aria-label={look.word}
        >
          {look.letters}
        </span>
      )}
      {least < most && (
        <span className={styles.range}>
          {soilSamplesText.range(formatNumber(least, DECIMALS[figure]), formatNumber(most, DECIMALS[figure]))}
        </span>
      )}
    </span>
  )
}

/** Values of samples taken together: P, K, pH and C, as far as they were measured. */
export function SoilChips({ samples }: { readonly samples: readonly Measured[] }) {
  const values = MAIN_FIGURES.flatMap((figure) => {
    const value = fieldValueOf(samples, figure)
    return value ? [{ figure, value }] : []
  })
  return (
    <span className={styles.chips}>
      {values.map((each) => (
        <SoilChip key={each.figure} {...each} />
      ))}
      {values.length === 0 && (
        <span className={styles.range}>
          {samples.length === 0 ? soilSamplesText.noSample : soilSamplesText.unvalued}
        </span>
      )}
    </span>
  )
}
