import type { Status } from '@vagu/core/status/schema'
import type { Warning } from '@vagu/core/warnings/schema'
import { markOf } from '@vagu/core/warnings/shown-level'
import { Group, Popover, UnstyledButton } from '@mantine/core'
import { useStatus } from '../use-status.ts'
import { FindingText } from '../verdicts/FindingText.tsx'
import { VerdictMark } from '../verdicts/VerdictMark.tsx'
import { EMPTY } from '../../lib/format.ts'

/** The warnings that stand on a job, done or only thought of. */
export const warningsOn = (status: Status | undefined, eventId: string): Warning[] =>
  [...(status?.warnings ?? []), ...(status?.whatIfWarnings ?? [])].filter(
    ({ targetId }) => targetId === eventId,
  )

interface Props {
  readonly warnings: readonly Warning[]
  /** Of the marks; -1 where the row around them is reached first. */
  readonly tabIndex?: number
}

/** Warnings as marks that tell more when tapped. */
export function WarningMarks({ warnings, tabIndex }: Props) {
  if (warnings.length === 0) return EMPTY
  return (
    <Group gap={4} wrap="nowrap">
      {warnings.map((warning) => (
        <Popover key={warning._id} width={360} position="bottom-end" trapFocus returnFocus shadow="md">
          <Popover.Target>
            <UnstyledButton
              aria-label={warning.title}
              title={warning.title}
              mih="var(--vagu-target)"
              tabIndex={tabIndex}
            >
              <VerdictMark kind={markOf(warning.type)} />
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown>
            <strong>{warning.title}</strong>
            <FindingText {...warning} />
          </Popover.Dropdown>
        </Popover>
      ))}
    </Group>
  )
}

/** The warnings that stand on a stored job. */
export const JobWarnings = ({ eventId }: { readonly eventId: string }) => (
  <WarningMarks warnings={warningsOn(useStatus().data, eventId)} />
)
