import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

interface Props {
  readonly label: string
  /** Filled where it is the main one of its bar. */
  readonly variant?: 'default' | 'filled'
}

/** Prints the page as it stands. */
export const PrintButton = ({ label, variant = 'filled' }: Props) => (
  <Button
    variant={variant}
    leftSection={<IconPrinter size={20} aria-hidden />}
    onClick={() => window.print()}
  >
    {label}
  </Button>
)
