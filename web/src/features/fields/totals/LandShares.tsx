import type { Field } from '@vagu/core/fields/schema'
import { type LandPart, landByCrop, landByGroup } from '@vagu/core/fields/totals'
import { useMemo } from 'react'
import { cropStyle } from '../../../entities/crops/crop-style.ts'
import { useFieldGroups } from '../../../entities/field-groups/use-field-groups.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { Fold } from '../../../ui/Fold.tsx'
import styles from './LandShares.module.css'
import { landSharesText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
}
interface Named extends LandPart {
  readonly name: string
}

const percent = (share: number): string => formatQuantity(share * 100, '%', 0)
/** Parts that the folded line names. */
const NAMED = 3

function Shares({ label, parts }: { readonly label: string; readonly parts: readonly Named[] }) {
  return (
    <table className={styles.shares}>
      <caption>{label}</caption>
      <tbody>
        {parts.map(({ name, area, share, fields }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{landSharesText.fields(fields)}</td>
            <td>{formatQuantity(area, 'ha', 2)}</td>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** How the land of the season divides by crop and by group. */
export function LandShares({ fields, year }: Props) {
  const { groups } = useFieldGroups()
  const crops = useMemo(
    (): Named[] =>
      landByCrop(fields, year).map((part) => ({
        ...part,
        name: cropStyle(part.key === null ? null : { crop: part.key }).title,
      })),
    [fields, year],
  )
  const byGroup = useMemo(
    (): Named[] =>
      groups.length === 0
        ? []
        : landByGroup(fields, { groups, year }).map((part) => ({
            ...part,
            name: part.key ?? landSharesText.noGroup,
          })),
    [fields, groups, year],
  )
  return (
    <div className={styles.place}>
      <Fold
        names={[]}
        label={landSharesText.label}
        summary={crops
          .slice(0, NAMED)
          .map(({ name, share }) => `${name} ${percent(share)}`)
          .join(' · ')}
        isForced={false}
      >
        <div className={styles.tables}>
          <Shares label={landSharesText.byCrop(year)} parts={crops} />
          {byGroup.length > 0 && <Shares label={landSharesText.byGroup} parts={byGroup} />}
        </div>
      </Fold>
    </div>
  )
}
