import { memo, useCallback, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import type { ShownKind } from './shown-verdict.ts'
import { verdictsText } from './text.ts'
import styles from './Verdict.module.css'
import type { DetailsProps } from './VerdictDetails.tsx'
import { VerdictMark } from './VerdictMark.tsx'

interface Props extends DetailsProps {
  readonly fieldName: string
  /** Facts that the rules need are on their way. */
  readonly isLoading: boolean
  /** Where the keys of a table lead to the chip, Tab does not. */
  readonly tabIndex?: number
}

const VerdictBubble = lazyComponent(() =>
  import('./VerdictBubble.tsx').then(({ VerdictBubble: Bubble }) => Bubble),
)

interface ChipProps {
  readonly kind: ShownKind
  readonly isChecking: boolean
  readonly isOpen: boolean
  readonly label: string
  readonly tabIndex: number | undefined
  readonly onOpen: () => void
}

/** Chip that is not drawn anew when the verdict says the same in other words. */
const Chip = memo(function Chip({ kind, isChecking, isOpen, label, tabIndex, onOpen }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      tabIndex={tabIndex}
      data-kind={kind}
      data-checking={isChecking || undefined}
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      title={isChecking ? verdictsText.checking : verdictsText.kind[kind]}
      onClick={onOpen}
    >
      <VerdictMark kind={kind} />
    </button>
  )
})

/** The verdict on one field; a tap tells the whole of it. */
export function VerdictChip(props: Props) {
  const { verdict, fieldName, isLoading, tabIndex } = props
  const [isOpen, setIsOpen] = useState(false)
  const open = useCallback(() => setIsOpen(true), [])
  const close = (): void => setIsOpen(false)
  const kind = verdict?.kind ?? 'unknown'
  const isFirst = isLoading && verdict?.isIncomplete === true && kind === 'unknown'
  const isChecking = props.isChecking === true || isFirst
  const label = isChecking ? verdictsText.checkingChip(fieldName) : verdictsText.chip(kind, fieldName)
  return (
    <span className={styles.holder}>
      <Chip
        kind={kind}
        isChecking={isChecking}
        isOpen={isOpen}
        label={label}
        tabIndex={tabIndex}
        onOpen={open}
      />
      {isOpen && <VerdictBubble props={{ ...props, label, onClose: close }} onFailed={close} />}
    </span>
  )
}
