import { Button, Group, SegmentedControl, Textarea } from '@mantine/core'
import { useState } from 'react'
import { setRings } from './actions.ts'
import { refusalOfRings } from './checks.ts'
import {
  type CoordinatesRead,
  readCoordinates,
  type System,
  writeCoordinates,
  writeCorner,
} from './coordinates.ts'
import styles from './editor.module.css'
import type { Pencil } from './pencil.ts'
import { editorText } from './text.ts'
import { useStore } from './use-pencil.ts'

interface Props {
  readonly pencil: Pencil
  readonly onTaken: () => void
  readonly onClose: () => void
}

const SYSTEMS: readonly System[] = ['grid', 'degrees']
const MAX_FAULTS_SHOWN = 3

/** Fault in a list of corners; undefined when it can be taken. */
function faultIn({ rings, faults, isTooLong }: CoordinatesRead): string | undefined {
  if (isTooLong) return editorText.listTooLong
  if (faults.length > 0) {
    const shown = faults.slice(0, MAX_FAULTS_SHOWN).map(({ line, fault }) => editorText.fault(line, fault))
    const rest = faults.length - shown.length
    return [...shown, ...(rest > 0 ? [editorText.moreFaults(rest)] : [])].join('; ')
  }
  if (rings.length === 0) return editorText.noCorners
  const refusal = refusalOfRings(rings)
  return refusal
    ? editorText.refusal(refusal.reason, refusal.place ? writeCorner(refusal.place, 'grid') : '')
    : undefined
}

/** The corners as a list that can be typed or pasted. */
export function CoordinatesPanel({ pencil, onTaken, onClose }: Props) {
  const { rings } = useStore(pencil.editor)
  const [system, setSystem] = useState<System>('grid')
  const [typed, setTyped] = useState<string | null>(null)
  const [answer, setAnswer] = useState<{ fault?: string | undefined; note?: string }>({})
  const text = typed ?? writeCoordinates(rings, system)
  const write = (next: string): void => {
    setTyped(next)
    setAnswer({})
  }
  const changeSystem = (next: System): void => {
    const read = readCoordinates(text)
    if (typed !== null && read.faults.length === 0) setTyped(writeCoordinates(read.rings, next))
    setSystem(next)
  }
  const take = (): void => {
    const read = readCoordinates(text)
    const fault = faultIn(read)
    if (fault !== undefined) return setAnswer({ fault })
    pencil.take((editor) => setRings(editor, read.rings))
    setTyped(null)
    const corners = read.rings.reduce((sum, ring) => sum + ring.length, 0)
    setAnswer({ note: `${editorText.taken(corners)}${read.exchanged > 0 ? ` ${editorText.exchanged}` : ''}` })
    return onTaken()
  }
  return (
    <section className={styles.panel} aria-label={editorText.coordinates}>
      <SegmentedControl
        aria-label={editorText.system}
        value={system}
        onChange={changeSystem}
        data={SYSTEMS.map((value) => ({ value, label: editorText.systems[value] }))}
      />
      <Textarea
        label={editorText.coordinates}
        description={editorText.coordinatesHint}
        value={text}
        onChange={(event) => write(event.currentTarget.value)}
        error={answer.fault}
        minRows={4}
        maxRows={10}
        autosize
        spellCheck={false}
        classNames={{ input: styles.list ?? '' }}
      />
      <Group gap="sm">
        <Button variant="light" onClick={take}>
          {editorText.apply}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {editorText.close}
        </Button>
        <span role="status">{answer.note}</span>
      </Group>
    </section>
  )
}
