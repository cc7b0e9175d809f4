import { Alert, Button, Group, Switch } from '@mantine/core'
import { IconBulb, IconCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { Field } from '@vagu/core/fields/schema'
import type { Rotation } from '@vagu/core/rotation/schema'
import type { Settings } from '@vagu/core/settings/schema'
import { useState } from 'react'
import { FarmPaperTitle } from '../../entities/session/FarmPaperTitle.tsx'
import { useSaveScreenSettings } from '../../entities/settings/screen-settings.ts'
import { useStatus } from '../../entities/use-status.ts'
import { SavingLine } from '../../ui/autosave/SavingLine.tsx'
import { StepButtons } from '../../ui/autosave/StepButtons.tsx'
import type { CellRef } from '../../ui/grid/selection.ts'
import { useMay } from '../../ui/may.tsx'
import { PageActions } from '../../ui/Page.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { AcceptDialog } from './AcceptDialog.tsx'
import { askSuggestion } from './ask-suggestion.ts'
import { CellDialog } from './CellDialog.tsx'
import { Palette } from './Palette.tsx'
import { RotationMatrix } from './RotationMatrix.tsx'
import { Conflicts } from './Saving.tsx'
import { Shares } from './Shares.tsx'
import styles from './Rotation.module.css'
import { rotationText } from './text.ts'
import { type Board, useBoard } from './use-board.ts'
import type { Brush } from './matrix-edits.ts'

const SCREEN = 'rotation'

/** Asks for a suggestion; another seed each time, so that asking again brings another one. */
function useSuggest({ facts, years, setSuggested }: Board) {
  const messages = useMessages()
  const [seed, setSeed] = useState(1)
  return useMutation({
    mutationFn: () => askSuggestion({ facts, wish: { from: years[0] ?? 0, to: years.at(-1) ?? 0, seed } }),
    onSuccess: (cells) => {
      setSuggested(cells)
      setSeed((now) => now + 1)
      if (cells.length === 0) messages.error(rotationText.noSuggestion)
    },
    onError: (error) => messages.failed(error, rotationText.suggestFailed),
    meta: { isQuiet: true },
  })
}

function Ghosts({ board }: { readonly board: Board }) {
  const { suggested, setSuggested, plan, planned } = board
  if (suggested.length === 0) return null
  const take = (): void => {
    plan.paint(
      suggested.map(({ fieldId, year, crop }) => ({
        fieldId,
        year,
        content: { crop, locked: planned.get(fieldId)?.get(year)?.locked ?? false },
      })),
    )
    setSuggested([])
  }
  return (
    <Alert color="green" variant="light" icon={<IconBulb aria-hidden />}>
      <Group justify="space-between">
        <span>{rotationText.ghosts(suggested.length)}</span>
        <Group gap="xs">
          <Button onClick={take}>{rotationText.takeAll}</Button>
          <Button variant="default" onClick={() => setSuggested([])}>
            {rotationText.dropAll}
          </Button>
        </Group>
      </Group>
    </Alert>
  )
}

interface ToolsProps {
  readonly board: Board
  readonly onAccept: () => void
}

function Tools({ board, onAccept }: ToolsProps) {
  const { plan } = board
  const { mutate, isPending } = useSuggest(board)
  return (
    <div className={styles.bar}>
      <PageActions>
        <Button variant="default" leftSection={<IconCheck size={20} aria-hidden />} onClick={onAccept}>
          {rotationText.accept}
        </Button>
        <Button leftSection={<IconBulb size={20} aria-hidden />} loading={isPending} onClick={() => mutate()}>
          {rotationText.suggest}
        </Button>
      </PageActions>
      <StepButtons steps={plan.edits} onBack={plan.undo} onForward={plan.redo} />
      <SavingLine
        count={plan.saving.waiting + plan.edits.conflicts.length}
        hasFailed={plan.saving.hasFailed}
        unsaved={rotationText.unsaved}
      />
    </div>
  )
}

interface Props {
  readonly fields: readonly Field[]
  readonly rotation: Rotation
  readonly settings: Settings
}

/** The plan: tools, crops to paint with, fields by years, and the sums of the farm. */
export function RotationBoard({ fields, rotation, settings }: Props) {
  const mayWrite = useMay('write')
  const save = useSaveScreenSettings(SCREEN)
  const isHpk7 = settings.uiSettings[SCREEN]?.['hpk7'] === true
  const seed = useStatus().data?.yearOverview
  const board = useBoard({ fields, rotation, ksm: settings.ksm, isHpk7 })
  const [brush, setBrush] = useState<Brush>('look')
  const [opened, setOpened] = useState<CellRef>()
  const [isAccepting, setIsAccepting] = useState(false)
  return (
    <div className={styles.board}>
      <FarmPaperTitle title={rotationText.onPaper(board.years[0] ?? 0, board.years.at(-1) ?? 0)} />
      {mayWrite && <Tools board={board} onAccept={() => setIsAccepting(true)} />}
      <Conflicts board={board} />
      <Ghosts board={board} />
      {mayWrite && <Palette crops={board.among} brush={brush} onBrush={setBrush} />}
      {mayWrite && <p className={styles.hint}>{rotationText.hint}</p>}
      <RotationMatrix board={board} brush={brush} mayWrite={mayWrite} onOpen={setOpened} />
      <Switch
        className={styles.hpk7}
        label={rotationText.hpk7}
        checked={isHpk7}
        onChange={(event) => save({ hpk7: event.currentTarget.checked })}
      />
      <Shares shares={board.shares} seed={seed} />
      {opened && (
        <CellDialog board={board} place={opened} mayWrite={mayWrite} onClose={() => setOpened(undefined)} />
      )}
      {isAccepting && <AcceptDialog board={board} onClose={() => setIsAccepting(false)} />}
    </div>
  )
}
