import { Popover } from '@mantine/core'
import styles from './Verdict.module.css'
import { type DetailsProps, VerdictDetails } from './VerdictDetails.tsx'

/** The whole bubble stays in view, over its chip if need be. */
const IN_VIEW = {
  flip: true,
  shift: {
    crossAxis: true,
    padding: 12,
    limiter: { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) },
  },
}
interface Props extends DetailsProps {
  readonly label: string
  readonly onClose: () => void
}

/** Made only when it is opened: a form may hold hundreds of chips. What leads into the form closes it. */
export function VerdictBubble({ label, onClose, ...props }: Props) {
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
        <div tabIndex={-1} data-autofocus className={styles.focus}>
          <VerdictDetails {...props} onApplyDay={take} inputs={leading} />
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
