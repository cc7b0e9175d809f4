import { Button, Group } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { ELEMENTS } from '@vagu/core/nutrients/schema'
import { NO_FIELD_PLAN, type PlanOfField } from '@vagu/core/fertilization-plan/field-plan'
import { wheatParts } from '@vagu/core/fertilization-plan/given'
import { useState } from 'react'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { formatQuantity } from '../../lib/format.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { ApplicationsPart } from './ApplicationsPart.tsx'
import { BasisPart } from './BasisPart.tsx'
import { CutsPart } from './CutsPart.tsx'
import type { FieldPartProps } from './field-part.ts'
import { ElementNeedPart } from './ElementNeedPart.tsx'
import { LimitsPart } from './LimitsPart.tsx'
import type { PlanRow } from './plan-rows.ts'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { fieldPlanText } from './field-text.ts'
import { planHistoryText } from './part-text.ts'
import { SoilPart } from './SoilPart.tsx'
import { planText } from './text.ts'
import type { Board } from './use-board.ts'

interface Props {
  readonly board: Board
  readonly row: PlanRow
  readonly onClose: () => void
}

/** The field has another crop than the plan was made for: what is to become of the plan is asked. */
function CropChanged({ row: { plannedFor, facts, plan }, put, mayWrite }: FieldPartProps) {
  if (plannedFor === null) return null
  const titleOf = (crop: string | null) => cropStyle(crop === null ? null : { crop }).title
  return (
    <div className={styles.notice} role="alert">
      <span>{fieldPlanText.cropChanged(titleOf(plannedFor), titleOf(facts.crop))}</span>
      {mayWrite && (
        <Group gap="xs">
          <Button size="compact-md" onClick={() => put({ crop: facts.crop, goalYield: null })}>
            {fieldPlanText.keep}
          </Button>
          <Button
            size="compact-md"
            variant="default"
            onClick={() => put({ ...NO_FIELD_PLAN, crop: facts.crop, note: plan.note })}
          >
            {fieldPlanText.clear}
          </Button>
        </Group>
      )}
    </div>
  )
}

const PlanHistory = lazyComponent(async () => (await import('./PlanHistory.tsx')).PlanHistory)

const WINTER_WHEAT = 'talinisu'

/** A field's plan: what it rests on, the sum of each element line by line, what is to be spread, and the law's limits. */
export function FieldDialog({ board, row, onClose }: Props) {
  const { year, mayWrite, plan } = board
  const [isTyping, setIsTyping] = useState(false)
  const [showsHistory, setShowsHistory] = useState(false)
  const { facts, reckoned } = row
  const put = (part: Partial<PlanOfField>): void =>
    plan.change([{ fieldId: row.fieldId, plan: { ...row.plan, crop: row.plan.crop ?? facts.crop, ...part } }])
  const props = { row, year, mayWrite, put, onTyping: setIsTyping }
  const nitrogen = reckoned.elements.N.wanted
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={fieldPlanText.title(row.name, year)}
      width={1040}
      isChanged={isTyping}
    >
      <div className={styles.field}>
        <div className={styles.head}>
          <CropChip crop={facts.crop === null ? null : { crop: facts.crop }} />
          <span>{formatQuantity(facts.area, 'ha')}</span>
        </div>
        <CropChanged {...props} />
        <ApplicationsPart {...props} board={board} />
        <LimitsPart row={row} board={board} />
        <BasisPart {...props} />
        <section className={styles.needs} aria-label={fieldPlanText.need}>
          {ELEMENTS.map((element) => (
            <ElementNeedPart key={element} {...props} element={element} />
          ))}
        </section>
        {facts.crop === WINTER_WHEAT && nitrogen !== null && nitrogen > 0 && (
          <p className={layout.quiet}>{fieldPlanText.wheatParts(wheatParts(nitrogen))}</p>
        )}
        <p className={layout.quiet}>{planText.officialMissing}</p>
        <CutsPart {...props} />
        <SoilPart {...props} />
        <Group justify="space-between">
          <Button
            variant="default"
            leftSection={<IconHistory size={18} aria-hidden />}
            onClick={() => setShowsHistory(true)}
          >
            {planHistoryText.open}
          </Button>
          <Button onClick={onClose} disabled={isTyping}>
            {fieldPlanText.close}
          </Button>
        </Group>
      </div>
      {showsHistory && (
        <PlanHistory
          onFailed={() => setShowsHistory(false)}
          props={{
            year,
            fieldId: row.fieldId,
            fieldName: row.name,
            onRestore: put,
            onClose: () => setShowsHistory(false),
          }}
        />
      )}
    </Dialog>
  )
}
