import type { Job } from '@vagu/core/jobs/schema'
import { Group } from '@mantine/core'
import { IconDropletOff, IconHourglassHigh, type Icon, IconRulerMeasure, IconWalk } from '@tabler/icons-react'
import { useStatus } from '../use-status.ts'
import { EMPTY } from '../../lib/format.ts'
import { WarningMarks, warningsOn } from './JobWarnings.tsx'
import styles from './JobTable.module.css'
import { type SafetyMark, safetyMarks } from './safety-marks.ts'
import { jobsText } from './text.ts'

const ICONS: Readonly<Record<SafetyMark['kind'], Icon>> = {
  harvest: IconHourglassHigh,
  work: IconWalk,
  area: IconRulerMeasure,
  water: IconDropletOff,
}

interface Props {
  /** Of one entry: they were done with the same materials. */
  readonly jobs: readonly Job[]
  readonly hasWords?: boolean
}

/** Warnings of jobs, and the delays and distances that their materials ask for. */
export function JobMarks({ jobs, hasWords = false }: Props) {
  const { data: status, isError } = useStatus()
  const isUnknown = isError && !status
  const warnings = warningsOn(status, new Set(jobs.map(({ _id }) => _id)))
  const marks = jobs[0] ? safetyMarks(jobs[0]) : []
  const hasWarnings = warnings.length > 0
  if (!hasWarnings && !isUnknown && marks.length === 0) return <span data-nothing>{EMPTY}</span>
  return (
    <Group gap={4} wrap="nowrap">
      {hasWarnings && <WarningMarks warnings={warnings} hasWords={hasWords} />}
      {isUnknown && (
        <span role="img" aria-label={jobsText.warningsFailed} title={jobsText.warningsFailed}>
          ?
        </span>
      )}
      {marks.map(({ kind, text }) => {
        const Mark = ICONS[kind]
        return (
          <span key={kind} role="img" aria-label={text} title={text} className={styles.safety}>
            <Mark size={18} aria-hidden />
          </span>
        )
      })}
    </Group>
  )
}
