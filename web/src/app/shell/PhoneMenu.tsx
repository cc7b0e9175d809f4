import { Drawer } from '@mantine/core'
import { useBackCloses } from '../../ui/back-closes.ts'
import { SideMenu } from './SideMenu.tsx'
import { shellText } from './text.ts'

interface Props {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The whole menu on a phone; loaded when it is first opened. */
export function PhoneMenu({ isOpen, onClose }: Props) {
  useBackCloses(isOpen, onClose)
  return (
    <Drawer opened={isOpen} onClose={onClose} title={shellText.menu} position="right" size={320}>
      <SideMenu onGo={onClose} />
    </Drawer>
  )
}
