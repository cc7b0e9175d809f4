import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import { autosaveText } from './text.ts'

interface Props {
  readonly steps: { readonly undo: readonly unknown[]; readonly redo: readonly unknown[] }
  readonly onBack: () => void
  readonly onForward: () => void
}

/** Takes steps back, and forward again. */
export function StepButtons({ steps, onBack, onForward }: Props) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={steps.undo.length === 0}
        onClick={onBack}
      >
        {autosaveText.stepBack}
      </Button>
      <Button
        variant="default"
        leftSection={<IconArrowForwardUp size={18} aria-hidden />}
        disabled={steps.redo.length === 0}
        onClick={onForward}
      >
        {autosaveText.stepForward}
      </Button>
    </>
  )
}
