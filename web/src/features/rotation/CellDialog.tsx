import { Button, Group, Stack, Switch } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { Conflict } from '@vagu/core/rotation/schema'
import { NO_PLAN } from '@vagu/core/rotation/plan'
import { CropChip } from '../../entities/crops/CropChip.tsx'
import { cropToTryAt } from '../../entities/rotation/try-crop.ts'
import type { CellRef } from '../../ui/grid/selection.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { uiText } from '../../ui/text.ts'
import type { Board } from './use-board.ts'
import { PredecessorLoss } from './PredecessorLoss.tsx'
import { cellViews, type CellView } from './plan-rows.ts'
import layout from '../../ui/layout.module.css'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'

interface Props {
  readonly board: Board
  readonly place: CellRef
  readonly mayWrite: boolean
  readonly onClose: () => void
}

function ConflictItem({ conflict }: { readonly conflict: Conflict }) {
  return (
    <li>
      <div className={styles.level} data-level={conflict.level}>
        {rotationText.levels[conflict.level]}
      </div>
      <div>{conflict.message}</div>
      {conflict.level !== 'COST' && <strong>{rotationText.next(conflict.nextYear)}</strong>}
      <div className={layout.quiet}>{rotationText.source(conflict.source)}</div>
    </li>
  )
}

interface OfferProps {
  readonly crops: readonly string[]
  readonly onTake: (crop: string) => void
}

function Offer({ crops, onTake }: OfferProps) {
  return (
    <Stack gap="xs">
      <strong>{rotationText.better}</strong>
      <Group gap="xs">
        {crops.map((crop) => (
          <Button key={crop} variant="default" onClick={() => onTake(crop)}>
            <CropChip crop={{ crop }} />
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

/** Facts beside the crop of a cell: other crops of the year, and what the book has instead. */
function Beside({ cell }: { readonly cell: CellView }) {
  return (
    <>
      {cell.inBook !== undefined && <div>{rotationText.inBook(cell.inBook)}</div>}
      {cell.others.length > 0 && (
        <Group gap="xs">
          {rotationText.otherCrops}
          {cell.others.map((crop) => (
            <CropChip key={crop} crop={{ crop }} />
          ))}
        </Group>
      )}
    </>
  )
}

/** The way to the window that reckons with another crop on this field. */
function TryCrop({ year, fieldId }: { readonly year: number; readonly fieldId: string }) {
  const { history } = useRouter()
  return (
    <Button variant="light" onClick={() => history.push(cropToTryAt(year, fieldId))}>
      {rotationText.tryCrop}
    </Button>
  )
}

/** One cell: what conflicts and why, what would do better, what a poor predecessor costs, the lock, and the suggestion. */
export function CellDialog({ board, place, mayWrite, onClose }: Props) {
  const { plan, years, terms, among, suggested, setSuggested } = board
  const field = board.fields[place.row]
  const year = years[place.column]
  if (!field || year === undefined) return null
  const planned = board.planned.get(field._id) ?? NO_PLAN
  const cell = cellViews({ field, planned, years, terms, among }).find((each) => each.year === year)
  if (!cell) return null
  const isOpen = cell.isOpen && mayWrite
  const put = (content: { crop: string | null; locked: boolean }): void =>
    plan.paint([{ fieldId: field._id, year, content }])
  const ghost = suggested.find((each) => each.fieldId === field._id && each.year === year)
  const isGhost = ghost !== undefined && cell.crop === null
  return (
    <Dialog isOpen onClose={onClose} title={`${field.name}, ${year}`} isChanged={false}>
      <Stack>
        <CropChip crop={cell.crop === null ? null : { crop: cell.crop }} />
        <Beside cell={cell} />
        {isGhost && (
          <Stack gap="xs">
            <strong>{rotationText.why}</strong>
            <CropChip crop={{ crop: ghost.crop }} />
            <ul className={`${layout.plainList} ${styles.reasons}`}>
              {ghost.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {isOpen && (
              <Button
                onClick={() => {
                  put({ crop: ghost.crop, locked: cell.locked })
                  setSuggested(suggested.filter((each) => each !== ghost))
                  onClose()
                }}
              >
                {rotationText.takeOne}
              </Button>
            )}
          </Stack>
        )}
        {cell.conflicts.length === 0 ? (
          cell.crop !== null && !cell.isPast && <div>{rotationText.noConflict}</div>
        ) : (
          <ul className={`${layout.plainList} ${styles.reasons}`}>
            {cell.conflicts.map((conflict) => (
              <ConflictItem key={conflict.kind} conflict={conflict} />
            ))}
          </ul>
        )}
        <PredecessorLoss board={board} field={field} year={year} />
        {isOpen && cell.better.length > 0 && (
          <Offer crops={cell.better} onTake={(crop) => put({ crop, locked: cell.locked })} />
        )}
        {!cell.isPast && !cell.isNoField && <TryCrop year={year} fieldId={field._id} />}
        {isOpen && (
          <Switch
            label={rotationText.isLocked}
            checked={cell.locked}
            onChange={(event) => put({ crop: cell.crop, locked: event.currentTarget.checked })}
          />
        )}
        <Group justify="flex-end">
          <CloseButton label={uiText.close} />
        </Group>
      </Stack>
    </Dialog>
  )
}
