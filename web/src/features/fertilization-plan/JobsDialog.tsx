import { Button, Group, Stack } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { makePlannedJobs } from '@vagu/core/fertilization-plan/contract'
import { MAX_MADE_JOBS, type MadeJobs, type WantedJob } from '@vagu/core/fertilization-plan/wire'
import { shoppingList } from '@vagu/core/fertilization-plan/shopping'
import { useMemo, useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { call } from '../../lib/call.ts'
import { newId } from '../../lib/new-id.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { planQuery } from './api.ts'
import type { PlanRow } from './plan-rows.ts'
import styles from './FieldPlan.module.css'
import { actionText } from './action-text.ts'
import { planText } from './text.ts'
import type { Board } from './use-board.ts'
import { withStored } from './use-plan.ts'

interface Props {
  readonly board: Board
  readonly onClose: () => void
}

/** Applications that no job stands for yet, each with the id that its job gets: a request sent twice makes it once. */
export const openApplications = (rows: readonly PlanRow[]): WantedJob[] =>
  rows.flatMap(({ fieldId, reckoned }) =>
    reckoned.applications
      .filter(({ isDone, jobIds }) => !isDone && jobIds.length === 0)
      .map(({ application }) => ({ fieldId, applicationId: application._id, jobId: newId() })),
  )

function useMakeJobs({ year }: Board, onClose: () => void) {
  const client = useQueryClient()
  const messages = useMessages()
  return useMutation({
    mutationFn: async (wanted: readonly WantedJob[]): Promise<MadeJobs[]> => {
      const made: MadeJobs[] = []
      for (let at = 0; at < wanted.length; at += MAX_MADE_JOBS) {
        const applications = wanted.slice(at, at + MAX_MADE_JOBS)
        made.push(await call(makePlannedJobs, { body: { year, applications } }))
      }
      return made
    },
    onSuccess: (made) => {
      client.setQueryData(planQuery(year).queryKey, (now) =>
        made.reduce((plan, { fields }) => plan && withStored(plan, fields), now),
      )
      const count = made.flatMap(({ jobs }) => jobs).filter(({ isNew }) => isNew).length
      messages.success(actionText.made(count))
      onClose()
    },
    onError: (error) => messages.failed(error, actionText.makeFailed),
    meta: { rereadsOnFailure: ['fertilizationPlans', 'jobs'] },
  })
}

/** Planned jobs are made of what the plan still holds; when they are done, the bars fill. */
export function JobsDialog({ board, onClose }: Props) {
  const { rows, plan } = board
  const [wanted] = useState(() => openApplications(rows))
  const { mutate, isPending } = useMakeJobs(board, onClose)
  const list = useMemo(() => shoppingList(rows).filter(({ left }) => left > 0), [rows])
  const fields = new Set(wanted.map(({ fieldId }) => fieldId)).size
  const isSaving = plan.saving.waiting > 0
  return (
    <Dialog isOpen onClose={onClose} title={actionText.makeJobsTitle} isChanged={false}>
      <Stack>
        <p className={styles.gives}>
          {wanted.length === 0 ? actionText.makeJobsNone : actionText.makeJobsText(wanted.length, fields)}
        </p>
        {list.length > 0 && (
          <section aria-label={actionText.shopping}>
            <h3 className={styles.title}>{actionText.shopping}</h3>
            <ul className={styles.shopping}>
              {list.map(({ name, unit, left, fieldIds }) => (
                <li key={`${name} ${unit}`}>
                  <strong>{name}</strong>
                  <span>{formatQuantity(left, unit)}</span>
                  <span>{actionText.onFields(fieldIds.length)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Group justify="flex-end">
          {isSaving && <span role="status">{planText.saving}</span>}
          <CloseButton />
          {wanted.length > 0 && (
            <Button loading={isPending} disabled={isSaving} onClick={() => mutate(wanted)}>
              {actionText.makeJobsDo(wanted.length)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
