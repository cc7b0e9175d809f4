import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconHexagonMinus,
  IconHexagonPlus,
  IconListNumbers,
  IconMagnet,
  IconMaximize,
  IconMinimize,
  IconPencil,
  IconPolygon,
  IconRulerMeasure,
  IconTrash,
  IconX,
  type TablerIcon,
} from '@tabler/icons-react'
import {
  cancelDraft,
  chosenRing,
  clear,
  closeRing,
  deleteCorner,
  deleteRing,
  redo,
  setEditing,
  startDraft,
  undo,
} from './actions.ts'
import { type Editor, isRing } from './editor.ts'
import styles from './editor.module.css'
import type { Pencil } from './pencil.ts'
import { editorText } from './text.ts'
import { useStore } from './use-pencil.ts'

interface ToolProps {
  readonly label: string
  readonly Icon: TablerIcon
  readonly onClick: () => void
  readonly isPrimary?: boolean
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly hint?: string
  /** A phone shows the sign alone, or every screen. */
  readonly isBrief?: boolean | 'always'
  /** Button that stays in sight while the others are scrolled. */
  readonly isHeld?: boolean
}

function Tool(props: ToolProps) {
  const { label, Icon, onClick, isPrimary, isDisabled, isPressed, hint, isBrief, isHeld } = props
  return (
    <button
      type="button"
      className={styles.tool}
      onClick={onClick}
      // a tool that was just used keeps the focus when it can do no more
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      title={hint ?? (isBrief ? label : undefined)}
      data-primary={isPrimary || undefined}
      data-brief={isBrief || undefined}
      data-held={isHeld || undefined}
    >
      <Icon size={18} aria-hidden />
      <span className={styles.toolName}>{label}</span>
    </button>
  )
}

interface BarProps {
  readonly pencil: Pencil
  readonly isListOpen: boolean
  readonly onList: () => void
  /** After a tool the hand goes on on the map. */
  readonly onDraw: () => void
  readonly isLarge: boolean
  readonly onLarge: () => void
}

type Step = (editor: Editor) => Editor

/** Tools while nothing is begun. */
function RestTools({ pencil, onDraw, onList, isListOpen }: BarProps) {
  const drawn = useStore(pencil.editor)
  const { rings, isEditing, past, future, chosen: corner } = drawn
  const chosen = chosenRing(drawn)
  const tool = (label: string, Icon: TablerIcon, step: Step) => ({
    label,
    Icon,
    onClick: () => {
      pencil.take(step)
      onDraw()
    },
  })
  const hasShape = rings.length > 0
  return (
    <>
      {isEditing && (
        <Tool
          label={editorText.done}
          Icon={IconCheck}
          onClick={() => pencil.take((editor) => setEditing(editor, false))}
          isPrimary
        />
      )}
      {isEditing && <Snapping pencil={pencil} />}
      {isEditing && corner && (
        <Tool {...tool(editorText.deleteCorner, IconTrash, (editor) => deleteCorner(editor, corner))} />
      )}
      {chosen && (
        <Tool
          {...tool(chosen.isHole ? editorText.deleteHole : editorText.deletePart, IconTrash, (editor) =>
            deleteRing(editor, chosen.ring),
          )}
        />
      )}
      {!hasShape && (
        <Tool {...tool(editorText.draw, IconPolygon, (editor) => startDraft(editor, 'part'))} isPrimary />
      )}
      {hasShape && !isEditing && (
        <Tool {...tool(editorText.edit, IconPencil, (editor) => setEditing(editor, true))} />
      )}
      {hasShape && (
        <>
          <Tool {...tool(editorText.addPart, IconHexagonPlus, (editor) => startDraft(editor, 'part'))} />
          <Tool {...tool(editorText.addHole, IconHexagonMinus, (editor) => startDraft(editor, 'hole'))} />
        </>
      )}
      {past.length + future.length > 0 && <History pencil={pencil} />}
      <Tool label={editorText.coordinates} Icon={IconListNumbers} onClick={onList} isPressed={isListOpen} />
      {!isEditing && (
        <Tool {...tool(editorText.measure, IconRulerMeasure, (editor) => startDraft(editor, 'strip'))} />
      )}
      {hasShape && <Tool label={editorText.erase} Icon={IconTrash} onClick={() => pencil.take(clear)} />}
    </>
  )
}

/** Tools while a line is drawn. */
function DraftTools({ pencil, onDraw }: BarProps) {
  const { draft, chosen } = useStore(pencil.editor)
  if (!draft) return null
  const canClose = isRing(draft.kind)
  const cancel = (): void => {
    pencil.take(cancelDraft)
    onDraw()
  }
  return (
    <>
      {canClose && (
        <Tool label={editorText.done} Icon={IconCheck} onClick={() => pencil.take(closeRing)} isPrimary />
      )}
      {draft.kind === 'strip' && <Tool label={editorText.done} Icon={IconCheck} onClick={cancel} isPrimary />}
      {draft.kind === 'line' && <Tool label={editorText.drawLine} Icon={IconPencil} onClick={cancel} />}
      <Snapping pencil={pencil} />
      <History pencil={pencil} />
      {chosen && (
        <Tool
          label={editorText.deleteCorner}
          Icon={IconTrash}
          onClick={() => pencil.take((editor) => deleteCorner(editor, chosen))}
        />
      )}
      {canClose && <Tool label={editorText.cancel} Icon={IconX} onClick={cancel} />}
    </>
  )
}

function History({ pencil }: Pick<BarProps, 'pencil'>) {
  const { past, future } = useStore(pencil.editor)
  return (
    <>
      <Tool
        label={editorText.undo}
        Icon={IconArrowBackUp}
        onClick={() => pencil.take(undo)}
        isDisabled={past.length === 0}
        isBrief
      />
      <Tool
        label={editorText.redo}
        Icon={IconArrowForwardUp}
        onClick={() => pencil.take(redo)}
        isDisabled={future.length === 0}
        isBrief
      />
    </>
  )
}

function Snapping({ pencil }: Pick<BarProps, 'pencil'>) {
  const isSnapping = useStore(pencil.isSnapping)
  return (
    <Tool
      label={editorText.snapping}
      Icon={IconMagnet}
      onClick={() => pencil.isSnapping.set(!isSnapping)}
      isPressed={isSnapping}
      hint={editorText.snappingHint}
    />
  )
}

/** The tools of drawing in one row, which a phone scrolls. */
export function EditorBar(props: BarProps) {
  const { draft } = useStore(props.pencil.editor)
  return (
    // other tools stand in another row, which is not scrolled yet
    <div key={draft?.kind} className={styles.bar} role="toolbar" aria-label={editorText.tools}>
      {draft ? <DraftTools {...props} /> : <RestTools {...props} />}
      <Tool
        label={props.isLarge ? editorText.smaller : editorText.larger}
        Icon={props.isLarge ? IconMinimize : IconMaximize}
        onClick={props.onLarge}
        isBrief="always"
        isHeld
      />
    </div>
  )
}
