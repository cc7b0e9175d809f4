import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { inputNames, type MonitoringForm } from '../../../entities/monitoring/monitoring-form.ts'
import { MonitoringRow } from '../../../entities/monitoring/MonitoringRow.tsx'
import { monitoringText } from '../../../entities/monitoring/text.ts'
import { newId } from '../../../lib/new-id.ts'
import { newTypicalRow } from './typical-monitoring.ts'

interface Props {
  readonly rows: readonly MonitoringForm[]
  /** Of the chemical: what it works on. */
  readonly subtype: string | null | undefined
  readonly name: string
  readonly errors: ReadonlyMap<string, string>
  readonly onChange: (change: (rows: readonly MonitoringForm[]) => readonly MonitoringForm[]) => void
}
const NONE: readonly string[] = []

/** Usual targets of jobs with the chemical; the job's form offers them. */
export function TypicalMonitoring({ rows, subtype, name, errors, onChange }: Props) {
  const names = inputNames(rows)
  return (
    <>
      {rows.map((row, index) => (
        <MonitoringRow
          key={row.key}
          row={row}
          number={index + 1}
          name={`${name}.${names.get(row.key)}`}
          errors={errors}
          recent={NONE}
          isTypical
          onChange={(next) => onChange((now) => now.map((each) => (each.key === next.key ? next : each)))}
          onRemove={(key) => onChange((now) => now.filter((each) => each.key !== key))}
        />
      ))}
      <div>
        <Button
          variant="subtle"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onChange((now) => [...now, newTypicalRow(newId(), subtype)])}
        >
          {monitoringText.addTypical}
        </Button>
      </div>
    </>
  )
}
