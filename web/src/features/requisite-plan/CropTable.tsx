import { Button, VisuallyHidden } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { FieldToPlan, PlannedLine } from '@vagu/core/requisite-plan/schema'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { pathTo } from '../../navigation/paths.ts'
import { Card } from '../../ui/Card.tsx'
import { useMay } from '../../ui/may.tsx'
import layout from '../../ui/layout.module.css'
import { useBeginning } from '../../ui/use-beginning.ts'
import type { CropGroup } from './groups.ts'
import type { Opened } from './LineDialog.tsx'
import styles from './RequisitePlan.module.css'
import { planText as text } from './text.ts'

interface Props {
  readonly year: number
  readonly group: CropGroup
  /** Lines of the template of the crop; 0 where it has none. */
  readonly templateLines: number
  readonly onOpen: (opened: Opened) => void
  readonly onUseTemplate: () => void
  readonly onSaveTemplate: () => void
}

const statusOf = ({ timesDone, timesCovered, times }: PlannedLine): string | undefined => {
  if (timesDone > 0) return text.done(timesDone, times)
  return timesCovered > 0 ? text.asJob : undefined
}

function LineText({ line }: { readonly line: PlannedLine }) {
  const beside = [
    line.times > 1 ? text.times(line.times) : undefined,
    line.area === null ? undefined : text.onArea(line.area),
    statusOf(line),
  ].filter((part) => part !== undefined)
  return (
    <>
      <strong>{text.rate(line)}</strong>
      {beside.length > 0 && <small>{beside.join(' · ')}</small>}
      {line.marks.map((mark) => (
        <span key={mark} className={styles.mark} data-bad={mark === 'authorisationEnds' || undefined}>
          {text.markWith(mark, line)}
        </span>
      ))}
    </>
  )
}

interface CellProps {
  readonly field: FieldToPlan
  readonly lines: readonly PlannedLine[]
  readonly pattern: PlannedLine
  readonly mayWrite: boolean
  readonly onOpen: (opened: Opened) => void
}

/** Lines of a field in a column; where there is none, a tap adds one like the others. */
function Cell({ field, lines, pattern, mayWrite, onOpen }: CellProps) {
  if (lines.length === 0)
    return mayWrite ? (
      <button
        type="button"
        className={styles.plus}
        aria-label={text.addLine(pattern.name, field.fieldName)}
        onClick={() => onOpen({ kind: 'add', title: field.fieldName, fields: [field], pattern })}
      >
        +
      </button>
    ) : null
  return lines.map((line) =>
    mayWrite ? (
      <button
        key={line._id}
        type="button"
        className={styles.line}
        onClick={() => onOpen({ kind: 'edit', line, field })}
      >
        <VisuallyHidden>{text.openLine(line.name, field.fieldName)}: </VisuallyHidden>
        <LineText line={line} />
      </button>
    ) : (
      <span key={line._id} className={styles.line}>
        <LineText line={line} />
      </span>
    ),
  )
}

/** Fields that every crop shows at once: on a large farm the rest comes a moment later. */
const FIRST = 8

function Table({ year, group, onOpen }: Pick<Props, 'year' | 'group' | 'onOpen'>) {
  const mayWrite = useMay('write')
  const { columns, linesAt } = group
  const fields = useBeginning(group.fields, FIRST)
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={text.table(group.title)}>
        <thead>
          <tr>
            <th scope="col">{text.field}</th>
            {columns.map(({ key, pattern }) => (
              <th key={key} scope="col">
                {pattern.name}
                <small>{text.timeframes[pattern.timeframe]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.fieldId}>
              <th scope="row">
                <Link to={pathTo('field', { year, id: field.fieldId })}>{field.fieldName}</Link>
                <small>{text.onArea(field.area)}</small>
              </th>
              {columns.map(({ key, pattern }) => (
                <td
                  key={key}
                  data-label={`${pattern.name}, ${text.timeframes[pattern.timeframe].toLowerCase()}`}
                >
                  <Cell
                    field={field}
                    lines={linesAt(field.fieldId, key)}
                    pattern={pattern}
                    mayWrite={mayWrite}
                    onOpen={onOpen}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A crop of the plan: its fields by the materials that they are to get. */
export function CropTable(props: Props) {
  const { year, group, templateLines, onOpen, onUseTemplate, onSaveTemplate } = props
  const mayWrite = useMay('write')
  const { crop, title, fields, columns, area } = group
  return (
    <Card
      title={
        <span className={layout.wrapCentred}>
          {crop === null ? title : <CropChip crop={{ crop }} />}
          <small className={layout.quiet}>{text.crop(fields.length, area)}</small>
        </span>
      }
      actions={
        mayWrite && (
          <span className={layout.wrapCentred}>
            {crop !== null && templateLines > 0 && (
              <Button variant="subtle" onClick={onUseTemplate}>
                {text.applyTemplate(templateLines)}
              </Button>
            )}
            {crop !== null && columns.length > 0 && (
              <Button variant="subtle" onClick={onSaveTemplate}>
                {text.saveTemplate}
              </Button>
            )}
            <Button
              variant="default"
              leftSection={<IconPlus size={18} aria-hidden />}
              aria-label={text.addTo(title)}
              onClick={() => onOpen({ kind: 'add', title, fields })}
            >
              {text.add}
            </Button>
          </span>
        )
      }
    >
      {columns.length > 0 && <Table year={year} group={group} onOpen={onOpen} />}
    </Card>
  )
}
