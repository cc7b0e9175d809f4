import type { Job } from '@vagu/core/jobs/schema'
import { Group } from '@mantine/core'
import { IconDropletOff, IconHourglassHigh, type Icon, IconRulerMeasure, IconWalk } from '@tabler/icons-react'
import { useStatus } from '../use-status.ts'
import { EMPTY } from '../../lib/format.ts'
import { JobWarnings, warningsOn } from './JobWarnings.tsx'
import styles from './JobTable.module.css'
import { type SafetyMark, safetyMarks } from './safety-marks.ts'
import { jobsText } from './text.ts'

const ICONS: Readonly<Record<SafetyMark['kind'], Icon>> = {
  harvest: IconHourglassHigh,
  work: IconWalk,
  area: IconRulerMeasure,
  water: IconDropletOff,
}

/** Warnings of a job, and the delays and distances that its materials ask for. */
export function JobMarks({ job }: { readonly job: Job }) {
  const { data: status, isError } = useStatus()
  const isUnknown = isError && !status
  const hasWarnings = warningsOn(status, job._id).length > 0
  const marks = safetyMarks(job)
  if (!hasWarnings && !isUnknown && marks.length === 0) return EMPTY
  return (
    <Group gap={4} wrap="nowrap">
      {hasWarnings && <JobWarnings eventId={job._id} />}
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
