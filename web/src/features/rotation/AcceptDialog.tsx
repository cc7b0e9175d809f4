import { Button, Checkbox, Group, Select, Stack } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { undoCopyCrops } from '@vagu/core/fields/list-contract'
import { mainCropOf } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { acceptanceOf } from '@vagu/core/rotation/accept'
import { acceptRotationYear } from '@vagu/core/rotation/contract'
import type { Conflict } from '@vagu/core/rotation/schema'
import { useState } from 'react'
import { call } from '../../lib/call.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import type { Board } from './use-board.ts'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

interface Props {
  readonly board: Board
  readonly onClose: () => void
}

function useAccept(year: number, onClose: () => void) {
  const messages = useMessages()
  const params = { year: String(year) }
  const { mutate: undo } = useMutation({
    mutationFn: (changed: readonly Field[]) => {
      const fields = changed.map(({ _id, updatedAt }) => ({ _id, updatedAt }))
      return call(undoCopyCrops, { params, body: { fields } })
    },
    onSuccess: () => messages.success(rotationText.acceptUndone),
    onError: (error) => messages.failed(error, rotationText.acceptUndoFailed),
    meta: { rereadsOnFailure: ['fields'] },
  })
  return useMutation({
    mutationFn: (body: { fieldIds: string[]; overwrite: string[] }) =>
      call(acceptRotationYear, { params: { year }, body }),
    onSuccess: (changed) => {
      const action = { label: uiText.undo, onClick: () => undo(changed) }
      messages.success(rotationText.accepted(changed.length, year), changed.length > 0 ? { action } : {})
      onClose()
    },
    onError: (error) => messages.notSaved(error, 'changeFailed'),
    meta: { rereadsOnFailure: ['fields'] },
  })
}

/** Planned cells of a year, with what accepting them does. */
const plannedIn = ({ fields, planned }: Board, year: number) =>
  fields.flatMap((field) => {
    const crop = planned.get(field._id)?.get(year)?.crop
    return crop == null ? [] : [{ field, crop, kind: acceptanceOf(field, { year, crop }) }]
  })

/** Terms and advice that what is accepted goes against, and fields of the year that stay without a crop. */
function troublesOf({ rows }: Board, year: number, accepted: ReadonlySet<string>) {
  const cells = rows.flatMap(({ fieldId, cells: own }) =>
    own().flatMap((cell) => (cell.year === year && !cell.isNoField ? [{ fieldId, ...cell }] : [])),
  )
  const conflicts = cells.flatMap((cell) => (accepted.has(cell.fieldId) ? cell.conflicts : []))
  const atLevel = (wanted: Conflict['level']): number =>
    conflicts.filter(({ level }) => level === wanted).length
  return {
    violations: atLevel('RULE'),
    advice: atLevel('ADVICE'),
    withoutCrop: cells.filter(({ crop }) => crop === null).length,
  }
}

/** A planned year becomes the book's, after a look at what changes; another crop that stands there stays unless it is ticked. */
export function AcceptDialog({ board, onClose }: Props) {
  const open = board.years.filter((year) => year >= board.terms.thisYear)
  const [year, setYear] = useState(board.firstPlanned)
  const [overwrite, setOverwrite] = useState<readonly string[]>([])
  const { mutate, isPending } = useAccept(year, onClose)
  const cells = plannedIn(board, year)
  const of = (kind: string) => cells.filter((cell) => cell.kind === kind)
  const [fresh, differs] = [of('new'), of('differs')]
  const accepted = cells.filter(({ field, kind }) => kind !== 'differs' || overwrite.includes(field._id))
  const { violations, advice, withoutCrop } = troublesOf(
    board,
    year,
    new Set(accepted.map(({ field }) => field._id)),
  )
  const isNothing = fresh.length + overwrite.length === 0
  return (
    <Dialog isOpen onClose={onClose} title={rotationText.acceptTitle} isChanged={overwrite.length > 0}>
      <Stack>
        <Select
          label={rotationText.acceptYear}
          data={open.map(String)}
          value={String(year)}
          allowDeselect={false}
          onChange={(chosen) => {
            setYear(Number(chosen))
            setOverwrite([])
          }}
        />
        <div role="status">
          {cells.length === 0 && <div>{rotationText.acceptNone}</div>}
          {fresh.length > 0 && <div>{rotationText.acceptNew(fresh.length)}</div>}
          {of('same').length > 0 && <div>{rotationText.acceptSame(of('same').length)}</div>}
          {violations > 0 && <div className={styles.below}>{rotationText.acceptViolations(violations)}</div>}
          {advice > 0 && <div>{rotationText.acceptAdvice(advice)}</div>}
          {cells.length > 0 && withoutCrop > 0 && <div>{rotationText.acceptWithoutCrop(withoutCrop)}</div>}
        </div>
        {differs.length > 0 && (
          <Checkbox.Group label={rotationText.acceptDiffers} value={[...overwrite]} onChange={setOverwrite}>
            <Stack gap="xs" mt="xs">
              {differs.map(({ field, crop }) => (
                <Checkbox
                  key={field._id}
                  value={field._id}
                  label={rotationText.acceptOne({
                    name: field.name,
                    now: mainCropOf(field, year)?.crop ?? '',
                    planned: crop,
                  })}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
        <Group justify="flex-end">
          <CloseButton />
          <Button
            loading={isPending}
            disabled={isNothing}
            onClick={() =>
              mutate({ fieldIds: cells.map(({ field }) => field._id), overwrite: [...overwrite] })
            }
          >
            {rotationText.acceptDo}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
