import type { YearShares } from '@vagu/core/rotation/schema'
import { minCertifiedPercent } from '@vagu/core/warnings/rules/ksm-certified-seed/share'
import { cropStyle, contrastColor } from '../../entities/crops/crop-style.ts'
import { EMPTY } from '../../lib/format.ts'
import layout from '../../ui/layout.module.css'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

interface CertifiedSeed {
  readonly year: number
  readonly areaPercentageWithOfficialSeeds: number | null
}
interface Props {
  readonly shares: readonly YearShares[]
  /** Certified seed of the year that is being sown; undefined until it is loaded. */
  readonly seed: CertifiedSeed | undefined
}

const below = (share: number | null, least: number): string | undefined =>
  share !== null && share < least ? styles.below : undefined

/** Hectares and per cent of each crop by year, and the lines of the support. */
export function Shares({ shares, seed }: Props) {
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
                        {own ? rotationText.hectares(own.area) : EMPTY}
                        {own && <span className={styles.share}>{rotationText.percent(own.share)}</span>}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          <Lines shares={shares} seed={seed} />
        </tbody>
      </table>
      <p className={layout.quiet} style={{ padding: '8px 12px' }}>
        {rotationText.unverifiedBase} {seed && rotationText.seedNote(seed.year)}
      </p>
    </div>
  )
}

interface Line {
  readonly share: number | null
  /** Undefined where nothing is asked. */
  readonly least?: number
  readonly area?: number
}
interface LineOfYears {
  readonly label: string
  readonly of: (year: YearShares) => Line
}

function Lines({ shares, seed }: Props) {
  const lines: readonly LineOfYears[] = [
    {
      label: rotationText.legumes,
      of: ({ legumes }) => ({ share: legumes.share, least: legumes.least }),
    },
    {
      label: rotationText.catchCrops,
      of: ({ catchCrops }) => ({ share: catchCrops.share, area: catchCrops.area }),
    },
    {
      label: rotationText.certifiedSeed,
      of: ({ year }) => ({
        share: seed?.year === year ? seed.areaPercentageWithOfficialSeeds : null,
        least: minCertifiedPercent(year),
      }),
    },
    {
      label: rotationText.changed,
      of: ({ changed }) => ({ share: changed.all.share, least: changed.least }),
    },
    {
      label: rotationText.changedWithout,
      of: ({ changed }) => ({ share: changed.withoutPerennials.share, least: changed.least }),
    },
  ]
  return (
    <>
      {lines.map(({ label, of }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {shares.map((year) => {
            const { share, least, area } = of(year)
            return (
              <td key={year.year}>
                <span className={least === undefined ? undefined : below(share, least)}>
                  {rotationText.percent(share)}
                </span>
                <span className={styles.share}>
                  {least !== undefined && rotationText.least(least)}
                  {area !== undefined && rotationText.hectares(area)}
                </span>
              </td>
            )
          })}
        </tr>
      ))}
    </>
  )
}
