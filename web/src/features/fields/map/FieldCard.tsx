import { ActionIcon, Button } from '@mantine/core'
import {
  IconAlertTriangle,
  IconClockPause,
  IconEdit,
  IconPlus,
  IconTractor,
  IconX,
} from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode, Ref } from 'react'
import { FieldCrop } from '../../../entities/crops/FieldCrop.tsx'
import { formatQuantity } from '../../../lib/format.ts'
import { useToday } from '../../../lib/use-today.ts'
import { drawingEffort } from '../../../map/drawing-effort.ts'
import { type FieldRow, shortDay } from './field-row.ts'
import styles from './FieldsMap.module.css'
import { IfMay } from '../../../ui/may.tsx'
import { fieldsMapText } from './text.ts'

interface FactsProps {
  readonly row: FieldRow
  readonly year: number
}

const Fact = ({
  icon,
  children,
  tone,
}: {
  icon: ReactNode
  children: ReactNode
  tone?: 'ban' | 'warned'
}) => (
  <p className={tone ? styles[tone] : styles.fact}>
    {icon}
    {children}
  </p>
)

/** Facts that the map tells of a field that is pointed at. */
export function CardFacts({ row, year }: FactsProps) {
  const today = useToday()
  const { lastJob, workFrom, harvestFrom, warnings } = row
  const waits = <IconClockPause size={16} aria-hidden />
  return (
    <div className={styles.cardFacts}>
      <p className={styles.fact}>
        <FieldCrop field={row.field} year={year} />
        <span className={styles.area}>{formatQuantity(row.area, 'ha')}</span>
      </p>
      <Fact icon={<IconTractor size={16} aria-hidden />}>
        {lastJob ? fieldsMapText.lastJob(lastJob.name, shortDay(lastJob.date, today)) : fieldsMapText.noJob}
      </Fact>
      {workFrom && (
        <Fact icon={waits} tone="ban">
          {fieldsMapText.workFrom(shortDay(workFrom, today))}
        </Fact>
      )}
      {harvestFrom && harvestFrom !== workFrom && (
        <Fact icon={waits} tone="ban">
          {fieldsMapText.harvestFrom(shortDay(harvestFrom, today))}
        </Fact>
      )}
      {warnings > 0 && (
        <Fact icon={<IconAlertTriangle size={16} aria-hidden />} tone="warned">
          {fieldsMapText.warnings(warnings)}
        </Fact>
      )}
    </div>
  )
}

interface Props extends FactsProps {
  readonly ref: Ref<HTMLElement>
  readonly path: string
  readonly onAddJob: () => void
  readonly onEdit: () => void
  readonly onClose: () => void
}

/** The chosen field over the map, with what is done with it most. */
export function FieldCard({ ref, row, year, path, onAddJob, onEdit, onClose }: Props) {
  return (
    <section
      ref={ref}
      className={styles.card}
      data-plain={drawingEffort().isByPicture || undefined}
      aria-label={fieldsMapText.card}
    >
      <div className={styles.cardHead}>
        <h2 className={styles.cardName}>{row.name}</h2>
        <ActionIcon variant="subtle" color="gray" aria-label={fieldsMapText.closeCard} onClick={onClose}>
          <IconX size={18} aria-hidden />
        </ActionIcon>
      </div>
      <CardFacts row={row} year={year} />
      <div className={styles.cardButtons}>
        <Button component={Link} to={path} size="sm">
          {fieldsMapText.open}
        </Button>
        <IfMay to="enter">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={onAddJob}
          >
            {fieldsMapText.addJob}
          </Button>
        </IfMay>
        <IfMay to="write">
          <Button
            variant="default"
            size="sm"
            leftSection={<IconEdit size={16} aria-hidden />}
            onClick={onEdit}
          >
            {fieldsMapText.edit}
          </Button>
        </IfMay>
      </div>
    </section>
  )
}
