import { useQuery } from '@tanstack/react-query'
import { areaOfYear, mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { gridRings } from '@vagu/core/geo/map-data'
import type { Job } from '@vagu/core/jobs/schema'
import { IconCircleCheck, IconClockPause } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { FieldCrop } from '../../../entities/crops/FieldCrop.tsx'
import { formatDay, formatQuantity } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-today.ts'
import { ShapeSketch } from '../../../map/ShapeSketch.tsx'
import { Card } from '../../../ui/Card.tsx'
import layout from '../../../ui/layout.module.css'
import { nutrientsQuery, overviewQuery, shapeQuery } from './api.ts'
import { Nutrients } from './Nutrients.tsx'
import { seasonLine } from './season-line.ts'
import { SeasonLineView } from './SeasonLineView.tsx'
import styles from './Season.module.css'
import { seasonText } from './text.ts'

interface Props {
  readonly field: Field
  readonly year: number
  readonly jobs: readonly Job[]
  readonly seasonStart: string
  readonly seasonEnd: string
  /** Facts that stand beside the crop. */
  readonly children: ReactNode
}

/** The boundary of the field; a place of its size while it is on its way. */
function Shape({ field, year }: Pick<Props, 'field' | 'year'>) {
  const { data, isPending } = useQuery(shapeQuery(field._id))
  const shape = data && shapeOfYear(data, year)
  const rings = useMemo(() => (shape ? gridRings(shape) : []), [shape])
  if (isPending) return <div className={styles.shapePlace} />
  return rings.length > 0 ? <ShapeSketch label={seasonText.shape} rings={rings} before={[]} /> : null
}

/** Bans of today. */
function InForce({ field, year }: Pick<Props, 'field' | 'year'>) {
  const { data } = useQuery(overviewQuery(year))
  const { workFrom = null, harvestFrom = null } = data?.find(({ fieldId }) => fieldId === field._id) ?? {}
  const bans = [
    ...(workFrom ? [seasonText.workFrom(formatDay(workFrom))] : []),
    ...(harvestFrom ? [seasonText.harvestFrom(formatDay(harvestFrom))] : []),
  ]
  if (!data) return <p className={styles.ban}>&nbsp;</p>
  if (bans.length === 0)
    return (
      <p className={styles.free}>
        <IconCircleCheck size={18} aria-hidden />
        {seasonText.nothingInForce}
      </p>
    )
  return (
    <p className={styles.ban}>
      <IconClockPause size={18} aria-hidden />
      {seasonText.inForce}: {bans.join(', ')}
    </p>
  )
}

/** Season of a field as it looks: shape, crop, what is in force, nutrients, and its line of days. */
export function SeasonCard({ field, year, jobs, seasonStart, seasonEnd, children }: Props) {
  const today = useToday()
  const nutrients = useQuery(nutrientsQuery(year, field._id))
  const line = useMemo(
    () => seasonLine(jobs, { seasonStart, seasonEnd, today }),
    [jobs, seasonStart, seasonEnd, today],
  )
  const variety = mainCropOf(field, year)?.variety
  return (
    <Card>
      <div className={layout.column2xl}>
        <div className={styles.head}>
          <Shape field={field} year={year} />
          <div className={styles.facts}>
            <p className={styles.crop}>
              <FieldCrop field={field} year={year} />
              {variety && <span>{variety}</span>}
              <b>{formatQuantity(areaOfYear(field, year), 'ha')}</b>
            </p>
            {children}
            <InForce field={field} year={year} />
          </div>
          {nutrients.data ? (
            <Nutrients planned={nutrients.data} year={year} />
          ) : (
            nutrients.isPending && <div className={styles.metersPlace} />
          )}
        </div>
        <SeasonLineView line={line} />
      </div>
    </Card>
  )
}
