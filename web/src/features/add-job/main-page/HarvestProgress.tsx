import type { CropHarvest } from '@vagu/core/harvest/schema'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cropStyle } from '../../../entities/crops/crop-style.ts'
import { CropChip } from '../../../entities/crops/CropChip.tsx'
import { formatNumber, formatQuantity } from '../../../lib/format.ts'
import { Card } from '../../../ui/Card.tsx'
import { ReloadLine } from '../../../ui/ReloadLine.tsx'
import { harvestProgressQuery } from './api.ts'
import styles from './HarvestProgress.module.css'
import { mainPageText } from './text.ts'

const SHOWN_AT_FIRST = 4

function CropProgress({
  crop: key,
  area,
  harvestedArea,
  fields,
  harvestedFields,
  tonnes,
  perHa,
}: CropHarvest) {
  const crop = { crop: key }
  const { colour, title } = cropStyle(crop)
  const share = area > 0 ? Math.floor((harvestedArea / area) * 100) : 0
  return (
    <li className={styles.crop}>
      <div className={styles.line}>
        <CropChip crop={crop} />
        <strong>{mainPageText.percent(share)}</strong>
      </div>
      <div
        role="progressbar"
        aria-label={mainPageText.progressOf(title)}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className={styles.bar}
      >
        <span style={{ inlineSize: `${share}%`, background: colour }} />
      </div>
      <div className={styles.line}>
        <span>{mainPageText.harvested(formatNumber(harvestedArea), formatQuantity(area, 'ha'))}</span>
        <span>{mainPageText.harvestedFields(harvestedFields, fields)}</span>
      </div>
      {tonnes !== null && (
        <div className={styles.line}>
          {mainPageText.tonnes(formatQuantity(tonnes, 't'), formatQuantity(perHa, 't/ha'))}
        </div>
      )}
    </li>
  )
}

export interface HarvestProgressProps {
  readonly year: number
}

/** How far the harvest is, crop by crop; nothing while there is nothing to harvest. */
export function HarvestProgress({ year }: HarvestProgressProps) {
  const { data = [], isError, isFetching, refetch } = useQuery(harvestProgressQuery(year))
  const [isWhole, setIsWhole] = useState(false)
  if (isError && data.length === 0)
    return (
      <ReloadLine text={mainPageText.harvestFailed} onReload={() => void refetch()} isLoading={isFetching} />
    )
  if (data.length === 0) return null
  const hidden = data.length - SHOWN_AT_FIRST
  return (
    <Card title={mainPageText.harvest(year)}>
      <ul className={styles.crops}>
        {data.slice(0, isWhole ? undefined : SHOWN_AT_FIRST).map((crop) => (
          <CropProgress key={crop.crop} {...crop} />
        ))}
      </ul>
      {hidden > 0 && (
        <Button variant="subtle" mt="xs" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? mainPageText.fewerCrops : mainPageText.moreCrops(hidden)}
        </Button>
      )}
    </Card>
  )
}
