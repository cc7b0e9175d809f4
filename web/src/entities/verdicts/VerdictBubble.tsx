import { Bubble } from '../../ui/Bubble.tsx'
import { type DetailsProps, VerdictDetails } from './VerdictDetails.tsx'

interface Props extends DetailsProps {
  readonly label: string
  readonly fieldName: string
  readonly onClose: () => void
}

/** Made only when it is opened: a form may hold hundreds of chips. What leads into the form closes it. */
export function VerdictBubble({ label, fieldName, onClose, ...props }: Props) {
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
    <Bubble label={label} title={fieldName} onClose={onClose}>
      <VerdictDetails {...props} onApplyDay={take} inputs={leading} />
    </Bubble>
  )
}
