import { Button, SegmentedControl } from '@mantine/core'
import { IconTractor } from '@tabler/icons-react'
import type { FertilizationPlan } from '@vagu/core/fertilization-plan/schema'
import { useState } from 'react'
import { SavingLine } from '../../ui/autosave/SavingLine.tsx'
import { StepButtons } from '../../ui/autosave/StepButtons.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { DutyLine } from './DutyLine.tsx'
import { Conflicts } from './Saving.tsx'
import { Orphans } from './Orphans.tsx'
import { PlanTab } from './PlanTab.tsx'
import { actionText } from './action-text.ts'
import { planText } from './text.ts'
import { type Board, useBoard } from './use-board.ts'
import layout from '../../ui/layout.module.css'
import styles from './Plan.module.css'

const BalanceTab = lazyComponent(async () => (await import('./BalanceTab.tsx')).BalanceTab)
const PaperTab = lazyComponent(async () => (await import('./PaperTab.tsx')).PaperTab)
const JobsDialog = lazyComponent(async () => (await import('./JobsDialog.tsx')).JobsDialog)

type View = 'plan' | 'balance' | 'print'

function Tools({ board, onMakeJobs }: { readonly board: Board; readonly onMakeJobs: () => void }) {
  const { plan } = board
  return (
    <>
      <StepButtons steps={plan.edits} onBack={plan.undo} onForward={plan.redo} />
      <Button leftSection={<IconTractor size={18} aria-hidden />} onClick={onMakeJobs}>
        {actionText.makeJobs}
      </Button>
    </>
  )
}

/** The plan of a year: its tools, and the three ways to look at it. */
export function PlanBoard({ data }: { readonly data: FertilizationPlan }) {
  const board = useBoard(data)
  const [view, setView] = useState<View>('plan')
  const [isMaking, setIsMaking] = useState(false)
  const { edits, saving } = board.plan
  const loading = <DelayedSkeleton lines={6} height={48} />
  return (
    <div className={layout.columnXl}>
      <div className={styles.tools}>
        <SegmentedControl<View>
          aria-label={planText.view}
          value={view}
          onChange={setView}
          data={[
            { value: 'plan', label: planText.tabs.plan },
            { value: 'balance', label: planText.tabs.balance },
            { value: 'print', label: planText.tabs.print },
          ]}
        />
        <span className={styles.spread} />
        {board.mayWrite && (
          <SavingLine
            count={saving.waiting + edits.conflicts.length}
            hasFailed={saving.hasFailed}
            unsaved={planText.unsaved}
          />
        )}
        {board.mayWrite && view === 'plan' && <Tools board={board} onMakeJobs={() => setIsMaking(true)} />}
      </div>
      <DutyLine board={board} />
      <Conflicts board={board} />
      <Orphans board={board} />
      {view === 'plan' && <PlanTab board={board} />}
      {view === 'balance' && <BalanceTab props={{ board }} fallback={loading} />}
      {view === 'print' && <PaperTab props={{ board }} fallback={loading} />}
      {isMaking && (
        <JobsDialog
          onFailed={() => setIsMaking(false)}
          props={{ board, onClose: () => setIsMaking(false) }}
        />
      )}
    </div>
  )
}
