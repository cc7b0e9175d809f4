import type { VerdictKind } from '@vagu/core/warnings/verdicts'
import { Popover } from '@mantine/core'
import { memo, useCallback, useState } from 'react'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
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
/** The whole bubble stays in view, over its chip if need be. */
const IN_VIEW = {
  flip: true,
  shift: {
    crossAxis: true,
    padding: 12,
    limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) },
  },
}
type BubbleProps = Props & { readonly label: string; readonly onClose: () => void }

const Details = lazyComponent(() =>
  import('./VerdictDetails.tsx').then(({ VerdictDetails }) => VerdictDetails),
)

/** Made only when it is opened: a form may hold hundreds of chips. What leads into the form closes it. */
function Bubble({ label, onClose, ...props }: BubbleProps) {
  const { onApplyDay, inputs } = props
  const take =
    onApplyDay &&
    ((day: string): void => {
      onClose()
      onApplyDay(day)
    })
  const leading = inputs && {
    ...inputs,
    leadTo: (missing: Parameters<typeof inputs.leadTo>[0]): void => {
      onClose()
      // The bubble gives the focus back to its chip first.
      setTimeout(() => inputs.leadTo(missing))
    },
  }
  return (
    <Popover
      opened
      onChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      position="bottom-end"
      middlewares={IN_VIEW}
      width="min(400px, calc(100vw - 24px))"
      trapFocus
      returnFocus
      shadow="md"
      withRoles={false}
    >
      <Popover.Target>
        <span className={styles.anchor} />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={label} className={styles.bubble}>
        {/* The focus has a place before the details are there, or Escape would not be heard. */}
        <div tabIndex={-1} data-autofocus className={styles.focus}>
          <Details
            props={{ ...props, onApplyDay: take, inputs: leading }}
            fallback={<DelayedSkeleton lines={3} />}
          />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}

interface ChipProps {
  readonly kind: VerdictKind
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
      {isOpen && <Bubble {...props} label={label} onClose={() => setIsOpen(false)} />}
    </span>
  )
}
