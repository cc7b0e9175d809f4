import type { MapData } from '@vagu/core/geo/schema'
import type { PriaArea } from '@vagu/core/pria-map/schema'
import { formatInstant, formatQuantity } from '../../../../lib/format.ts'
import { hectaresOf } from '../field-form.ts'
import styles from './pria.module.css'
import { priaText } from './text.ts'

interface Props {
  readonly area: PriaArea
  /** The shape of the form. */
  readonly own: MapData | null
}

const signed = (hectares: number): string =>
  `${hectares > 0 ? '+' : hectares < 0 ? '−' : ''}${formatQuantity(Math.abs(hectares), 'ha')}`

/** Both areas, how far they lie apart, and what PRIA knows beside. */
export function AreaFacts({ area, own }: Props) {
  const mine = own && hectaresOf(own)
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    [priaText.ofPria, formatQuantity(area.area, 'ha')],
    [priaText.ofOwn, mine === null ? priaText.noShape : formatQuantity(mine, 'ha')],
    [priaText.difference, mine === null ? null : signed(area.area - mine)],
    [priaText.landUse, area.landUse],
    [priaText.crop, area.crop],
    [priaText.changed, area.changedAt && changedText(area.changedAt)],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** A moment of PRIA as a day of ours; what is no moment stays as it was written. */
const changedText = (written: string): string =>
  Number.isNaN(Date.parse(written)) ? written : formatInstant(written)
