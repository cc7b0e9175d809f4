import type { Land } from '@vagu/core/fields/land-schema'
import { cropStyle } from '../../../entities/crops/crop-style.ts'
import { formatQuantity } from '../../../lib/format.ts'
import styles from './LandShares.module.css'
import { landSharesText as text } from './text.ts'

interface Part {
  readonly key: string
  readonly name: string
  readonly fields: number
  readonly area: number
  readonly share: number
}

export const percent = (share: number): string => formatQuantity(share * 100, '%', 0)
/** Name of a crop among the parts of the land; of land without one too. */
export const cropName = (key: string | null): string => cropStyle(key === null ? null : { crop: key }).title

function Shares({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  return (
    <table className={styles.shares}>
      <caption>{label}</caption>
      <tbody>
        {parts.map(({ key, name, area, share, fields }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{text.fields(fields)}</td>
            <td>{formatQuantity(area, 'ha', 2)}</td>
            <td>{percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The land of a season by farm where there are several, by crop, and by group where there are any. */
export function LandTables({ land, year }: { readonly land: Omit<Land, 'total'>; readonly year: number }) {
  return (
    <div className={styles.tables}>
      {land.farms.length > 1 && (
        <Shares
          label={text.byFarm}
          parts={land.farms.map(({ companyName, ...part }) => ({ ...part, name: companyName }))}
        />
      )}
      <Shares
        label={text.byCrop(year)}
        parts={land.crops.map((part) => ({ ...part, key: part.key ?? '', name: cropName(part.key) }))}
      />
      {land.groups.length > 0 && (
        <Shares
          label={text.byGroup}
          parts={land.groups.map((part) => ({
            ...part,
            key: part.key ?? '',
            name: part.key ?? text.noGroup,
          }))}
        />
      )}
    </div>
  )
}
