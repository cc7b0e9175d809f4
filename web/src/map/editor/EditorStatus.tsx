import { M2_PER_HA } from '@vagu/core/units/area'
import { IconAlertTriangle } from '@tabler/icons-react'
import { lineLength } from '@vagu/core/geo/line'
import { stripArea } from '@vagu/core/geo/strip'
import { useState } from 'react'
import { formatQuantity } from '../../lib/format.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { writeCorner } from './coordinates.ts'
import { type Editor, outlinesOf, type Refusal } from './editor.ts'
import styles from './editor.module.css'
import type { Pencil } from './pencil.ts'
import { editorText } from './text.ts'
import { useStore } from './use-pencil.ts'

/** Metres; the width of a usual sprayer. */
const STRIP_WIDTH = 24

/** Sentence about the drawing, which is read aloud after a step. */
function sentenceOf({ rings, draft, isEditing, chosen }: Editor, area: number): string {
  const of = formatQuantity(area / M2_PER_HA, 'ha')
  const chosenLine = chosen && outlinesOf({ rings, draft })[chosen.ring]
  const hasArea = rings.length > 0
  const withArea = (text: string): string => (hasArea ? `${text}. ${editorText.area} ${of}` : text)
  if (chosen && chosenLine) return withArea(editorText.corner(chosen.corner + 1, chosenLine.points.length))
  if (draft && draft.points.length > 0) return editorText.corners(draft.points.length)
  if (draft) return editorText.drawHint(draft.kind)
  return isEditing ? editorText.editHint : ''
}

const refusalText = ({ reason, place }: Refusal): string =>
  editorText.refusal(reason, place ? writeCorner(place, 'grid') : '')

/** Says what was not done and why, else where one is. */
function Message({ pencil }: { readonly pencil: Pencil }) {
  const editor = useStore(pencil.editor)
  const hand = useStore(pencil.hand)
  const refusal = hand.refusal ?? editor.refusal
  return (
    <p className={styles.message} role="status" data-refused={refusal !== null || undefined}>
      {refusal ? (
        <>
          <IconAlertTriangle size={18} aria-hidden />
          {refusalText(refusal)}
        </>
      ) : (
        sentenceOf(editor, pencil.area.get())
      )}
    </p>
  )
}

/** Area of the rings, also while a corner is under the hand, and how it has changed. */
function LiveArea({ pencil, stored }: { readonly pencil: Pencil; readonly stored: number }) {
  const area = useStore(pencil.area)
  const { rings } = useStore(pencil.editor)
  if (rings.length === 0) return null
  const change = (area - stored) / M2_PER_HA
  const hasChanged = stored > 0 && Math.abs(change) >= 0.005
  return (
    <p className={styles.area}>
      {editorText.area} <strong>{formatQuantity(area / M2_PER_HA, 'ha')}</strong>
      {hasChanged && (
        <span className={styles.change}>
          {editorText.change(`${change > 0 ? '+' : '−'}${formatQuantity(Math.abs(change), 'ha')}`)}
        </span>
      )}
    </p>
  )
}

/** Length of the line; of a strip also its area, for a width that is typed. */
function LineMeasure({ pencil }: { readonly pencil: Pencil }) {
  const { draft } = useStore(pencil.editor)
  const { drag } = useStore(pencil.hand)
  const [width, setWidth] = useState<number | null>(STRIP_WIDTH)
  const line = (drag?.shown.draft ?? draft)?.points ?? []
  if (!draft) return null
  const strip = stripArea(line, Number.isNaN(width) ? 0 : (width ?? 0))
  return (
    <div className={styles.measure}>
      {draft.kind === 'strip' && (
        <DecimalField
          aria-label={editorText.stripWidth}
          label={editorText.stripWidth}
          value={width}
          onChange={setWidth}
          unit="m"
          className={styles.width}
        />
      )}
      <p className={styles.area}>
        {editorText.length} <strong>{formatQuantity(lineLength(line), 'm', 1)}</strong>
        {draft.kind === 'strip' && (
          <span className={styles.change}>
            {editorText.area} <strong>{formatQuantity(strip.hectares, 'ha')}</strong>
          </span>
        )}
      </p>
    </div>
  )
}

interface Props {
  readonly pencil: Pencil
  /** Square metres when the drawing began. */
  readonly stored: number
}

/** The line under the map. */
export function EditorStatus({ pencil, stored }: Props) {
  const { draft } = useStore(pencil.editor)
  const isLine = draft?.kind === 'strip' || draft?.kind === 'line'
  return (
    <div className={styles.status}>
      <Message pencil={pencil} />
      {isLine ? <LineMeasure pencil={pencil} /> : <LiveArea pencil={pencil} stored={stored} />}
    </div>
  )
}
