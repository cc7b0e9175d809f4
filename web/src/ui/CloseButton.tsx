import { Button } from '@mantine/core'
import { uiText } from './text.ts'
import { useWindowClosing } from './modal-closing.ts'

/** The button that leaves the window without saving, with the same question as its cross. */
export function CloseButton({ label = uiText.cancel }: { readonly label?: string }) {
  return (
    <Button variant="default" onClick={useWindowClosing()}>
      {label}
    </Button>
  )
}
