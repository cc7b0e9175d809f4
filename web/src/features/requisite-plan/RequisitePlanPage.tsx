import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import { useMemo, useState } from 'react'
import { QueryFailed } from '../../ui/QueryFailed.tsx'
import { fieldToTry } from '../../entities/rotation/try-crop.ts'
import { useGlobalYear } from '../../entities/session/global-year.ts'
import { pathTo } from '../../navigation/paths.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import layout from '../../ui/layout.module.css'
import { requisitePlanQuery } from './api.ts'
import { CropTable } from './CropTable.tsx'
import { groupsOf } from './groups.ts'
import type { Opened } from './LineDialog.tsx'
import { Orphans } from './Orphans.tsx'
import styles from './RequisitePlan.module.css'
import { planText as text } from './text.ts'
import { type PlanActions, usePlan } from './use-plan.ts'

const LineDialog = lazyComponent(async () => (await import('./LineDialog.tsx')).LineDialog)
const OtherCropDialog = lazyComponent(async () => (await import('./OtherCropDialog.tsx')).OtherCropDialog)
const JobsDialog = lazyComponent(async () => (await import('./JobsDialog.tsx')).JobsDialog)

const NoFields = ({ year }: { readonly year: number }) => (
  <EmptyState
    icon={<IconPackage size={32} />}
    title={text.emptyTitle}
    action={
      <Button component={Link} to={pathTo('fields', { year })}>
        {text.toFields}
      </Button>
    }
  >
    {text.empty(year)}
  </EmptyState>
)

interface BarProps {
  readonly plan: RequisitePlanYear
  readonly actions: PlanActions
  readonly onTryCrop: () => void
  readonly onMakeJobs: () => void
}

function Bar({ plan: { plans, year, templates }, actions, onTryCrop, onMakeJobs }: BarProps) {
  const done = plans.filter(({ timesDone, times }) => timesDone === times).length
  return (
    <div className={styles.top}>
      <strong>{text.summary(plans.length, done)}</strong>
      <div className={layout.wrap}>
        <Button variant="default" component={Link} to={pathTo('suppliesPlan', { year })}>
          {text.toSupplies}
        </Button>
        <Button variant="default" onClick={onTryCrop}>
          {text.tryCrop}
        </Button>
        <IfMay to="write">
          <Button variant="default" loading={actions.isAdding} onClick={actions.copyYear}>
            {text.copy(year - 1)}
          </Button>
          {templates.length > 0 && (
            <Button variant="default" loading={actions.isAdding} onClick={() => actions.applyTemplates()}>
              {text.applyTemplates}
            </Button>
          )}
          {plans.length > 0 && <Button onClick={onMakeJobs}>{text.makeJobs}</Button>}
        </IfMay>
      </div>
    </div>
  )
}

/** State of the window that tries a crop: the page's button opens it without a field, another page's address with one. */
function useTrying() {
  const search: Readonly<Record<string, string | undefined>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const first = fieldToTry(search)
  const [isOpened, setIsOpened] = useState(false)
  return {
    first,
    isTrying: isOpened || first !== undefined,
    start: () => setIsOpened(true),
    stop: () => {
      setIsOpened(false)
      if (first !== undefined) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
    },
  }
}

function Board({ plan }: { readonly plan: RequisitePlanYear }) {
  const actions = usePlan(plan)
  const groups = useMemo(() => groupsOf(plan), [plan])
  const [opened, setOpened] = useState<Opened>()
  const [isMaking, setIsMaking] = useState(false)
  const trying = useTrying()
  const close = (): void => setOpened(undefined)
  const linesOf = new Map(plan.templates.map(({ crop, lines }) => [crop, lines.length]))
  return (
    <>
      <Bar plan={plan} actions={actions} onTryCrop={trying.start} onMakeJobs={() => setIsMaking(true)} />
      {plan.plans.length === 0 && <p className={layout.quiet}>{text.begin}</p>}
      <Orphans plan={plan} actions={actions} />
      {groups.map((group) => (
        <CropTable
          key={group.crop ?? ''}
          year={plan.year}
          group={group}
          templateLines={linesOf.get(group.crop ?? '') ?? 0}
          onOpen={setOpened}
          onUseTemplate={() => actions.applyTemplates([...group.fields])}
          onSaveTemplate={() => actions.saveTemplate(group)}
        />
      ))}
      {opened && <LineDialog onFailed={close} props={{ year: plan.year, opened, actions, onClose: close }} />}
      {trying.isTrying && (
        <OtherCropDialog onFailed={trying.stop} props={{ plan, first: trying.first, onClose: trying.stop }} />
      )}
      {isMaking && (
        <JobsDialog onFailed={() => setIsMaking(false)} props={{ plan, onClose: () => setIsMaking(false) }} />
      )}
    </>
  )
}

/** `/kuluplaan/{year}`: materials that are planned for each field, by crop. */
export function RequisitePlanPage() {
  const year = useGlobalYear()
  const plan = useQuery(requisitePlanQuery(year))
  return (
    <Page>
      {plan.isPending && <DelayedSkeleton lines={6} height={64} />}
      {plan.isError && !plan.data && <QueryFailed query={plan} title={text.loadFailed} />}
      {plan.data &&
        (plan.data.fields.length === 0 && plan.data.orphans.length === 0 ? (
          <NoFields year={year} />
        ) : (
          <Board key={year} plan={plan.data} />
        ))}
    </Page>
  )
}
