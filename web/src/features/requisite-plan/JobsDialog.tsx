import { Button, Group, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { makeJobsOfPlans } from '@vagu/core/requisite-plan/contract'
import { MAX_PLANNED_LINES, type PlannedLine, type RequisitePlanYear } from '@vagu/core/requisite-plan/schema'
import { useState } from 'react'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { WorkerSelect } from '../../entities/workers/WorkerSelect.tsx'
import { CallError } from '../../lib/call-error.ts'
import { call } from '../../lib/call.ts'
import { newId } from '../../lib/new-id.ts'
import { today } from '../../lib/today.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import layout from '../../ui/layout.module.css'
import styles from './RequisitePlan.module.css'
import { planText as text } from './text.ts'

interface Wanted {
  readonly line: PlannedLine
  /** Ids that its jobs get: a request sent twice makes each once. */
  readonly jobIds: readonly string[]
}

const wantedOf = ({ plans }: RequisitePlanYear): Wanted[] =>
  plans
    .filter(({ timesCovered, times }) => timesCovered < times)
    .map((line) => ({ line, jobIds: Array.from({ length: line.times - line.timesCovered }, newId) }))

const countOf = (wanted: readonly Wanted[]): number =>
  wanted.reduce((sum, { jobIds }) => sum + jobIds.length, 0)

/** Lines whose jobs one request makes. */
function portionsOf(wanted: readonly Wanted[]): Wanted[][] {
  const portions: Wanted[][] = []
  let room = 0
  for (const each of wanted) {
    if (each.jobIds.length > room) {
      portions.push([])
      room = MAX_PLANNED_LINES
    }
    portions.at(-1)?.push(each)
    room -= each.jobIds.length
  }
  return portions
}

interface Props {
  readonly plan: RequisitePlanYear
  readonly onClose: () => void
}

function useMakeJobs(year: number, onClose: () => void) {
  const messages = useMessages()
  return useMutation({
    mutationFn: async ({ wanted, worker }: { wanted: readonly Wanted[]; worker: string | null }) => {
      let made = 0
      for (const some of portionsOf(wanted)) {
        const plans = some.map(({ line, jobIds }) => ({ planId: line._id, jobIds: [...jobIds] }))
        const { jobs } = await call(makeJobsOfPlans, { body: { year, worker, plans } })
        made += jobs.filter(({ isNew }) => isNew).length
      }
      return made
    },
    onSuccess: (made) => {
      messages.success(text.jobsMade(made))
      onClose()
    },
    onError: (error) => messages.failed(error, text.jobsFailed),
    meta: { rereadsOnFailure: ['requisitePlans', 'jobs'] },
  })
}

/** Materials with the number of their jobs. */
function Materials({ wanted }: { readonly wanted: readonly Wanted[] }) {
  const byName = Map.groupBy(wanted, ({ line }) => line.name)
  return (
    <ul className={layout.listColumn}>
      {[...byName].map(([name, own]) => (
        <li key={name} className={styles.material}>
          <strong>{name}</strong>
          <span>{text.jobsOf(countOf(own))}</span>
        </li>
      ))}
    </ul>
  )
}

/** Planned jobs are made of what nothing stands for yet, linked to the plan. */
export function JobsDialog({ plan, onClose }: Props) {
  const [wanted] = useState(() => wantedOf(plan))
  const [worker, setWorker] = useState<string | null>(null)
  const workers = useWorkers().data ?? []
  const make = useMakeJobs(plan.year, onClose)
  const sprays = wanted.some(({ line }) => line.type === 'chemical')
  const ended = wanted.filter(({ line }) => line.marks.includes('authorisationEnds')).length
  const wrong = make.error instanceof CallError ? make.error.fields : []
  const count = countOf(wanted)
  const onFields = new Set(wanted.map(({ line }) => line.fieldId)).size
  return (
    <Dialog isOpen onClose={onClose} title={text.jobsTitle} isChanged={false}>
      <Stack>
        <p className={styles.plain}>{count === 0 ? text.jobsNone : text.jobsText(count, onFields)}</p>
        {ended > 0 && <p className={styles.bad}>{text.jobsBad(ended)}</p>}
        <Materials wanted={wanted} />
        {sprays && (
          <WorkerSelect
            workers={workers}
            value={worker}
            onChange={setWorker}
            needsCertificate
            isRequired
            day={today()}
            recentIds={[]}
            name="worker"
            error={wrong.find(({ path }) => path === 'worker')?.message}
          />
        )}
        {wrong
          .filter(({ path }) => path !== 'worker')
          .map(({ path, message }) => (
            <p key={path} role="alert" className={styles.bad}>
              {`${wanted[Number(path.split('.')[1])]?.line.name ?? ''}: ${message}`}
            </p>
          ))}
        <Group justify="flex-end">
          <CloseButton />
          {count > 0 && (
            <Button loading={make.isPending} onClick={() => make.mutate({ wanted, worker })}>
              {text.jobsDo(count)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
