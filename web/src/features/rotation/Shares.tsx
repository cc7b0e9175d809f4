import type { YearShares } from '@vagu/core/rotation/schema'
import { cropStyle, contrastColor } from '../../entities/crops/crop-style.ts'
import layout from '../../ui/layout.module.css'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

interface Props {
  readonly shares: readonly YearShares[]
}

const below = (share: number | null, least: number): string | undefined =>
  share !== null && share < least ? styles.below : undefined

/** Hectares and per cent of each crop by year, and the lines of the support. */
export function Shares({ shares }: Props) {
  const crops = [...new Set(shares.flatMap((year) => year.crops.map(({ crop }) => crop)))]
  const areaOf = (crop: string): number =>
    shares.reduce((sum, year) => sum + (year.crops.find((each) => each.crop === crop)?.area ?? 0), 0)
  return (
    <div className={styles.foot} role="region" aria-label={rotationText.foot} tabIndex={0}>
      <table>
        <caption>{rotationText.foot}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{rotationText.field}</span>
            </th>
            {shares.map(({ year }) => (
              <th key={year} scope="col">
                {year}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {crops
            .toSorted((a, b) => areaOf(b) - areaOf(a))
            .map((crop) => {
              const { colour, letters, title } = cropStyle({ crop })
              return (
                <tr key={crop}>
                  <th scope="row">
                    <span
                      className={styles.swatch}
                      style={{ background: colour, color: contrastColor(colour) }}
                      aria-hidden
                    >
                      {letters}
                    </span>{' '}
                    {title}
                  </th>
                  {shares.map((year) => {
                    const own = year.crops.find((each) => each.crop === crop)
                    return (
                      <td key={year.year}>
                        {own ? rotationText.hectares(own.area) : '-'}
                        {own && <span className={styles.share}>{rotationText.percent(own.share)}</span>}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          <Lines shares={shares} />
        </tbody>
      </table>
      <p className={layout.quiet} style={{ padding: '8px 12px' }}>
        {rotationText.unverifiedBase}
      </p>
    </div>
  )
}

function Lines({ shares }: Props) {
  const lines = [
    {
      label: rotationText.legumes,
      of: ({ legumes }: YearShares) => ({ share: legumes.share, least: legumes.least }),
    },
    {
      label: rotationText.changed,
      of: ({ changed }: YearShares) => ({ share: changed.all.share, least: changed.least }),
    },
    {
      label: rotationText.changedWithout,
      of: ({ changed }: YearShares) => ({ share: changed.withoutPerennials.share, least: changed.least }),
    },
  ]
  return (
    <>
      {lines.map(({ label, of }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {shares.map((year) => {
            const { share, least } = of(year)
            return (
              <td key={year.year}>
                <span className={below(share, least)}>{rotationText.percent(share)}</span>
                <span className={styles.share}>{rotationText.least(least)}</span>
              </td>
            )
          })}
        </tr>
      ))}
    </>
  )
}
