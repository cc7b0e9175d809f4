import { ActionIcon } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './Header.module.css'
import { shellText } from './text.ts'

const Palette = lazyComponent(async () => (await import('../palette/Palette.tsx')).Palette)

/** Opens the search over the whole program, also by Ctrl+K; loaded when it is first asked for. */
export function PaletteKey() {
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      if (event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        aria-label={shellText.search}
        title={`${shellText.search} (Ctrl+K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
        className={styles.help}
        onClick={() => setIsOpen(true)}
      >
        <IconSearch size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
      {isOpen !== undefined && (
        <Palette props={{ isOpen, onClose: () => setIsOpen(false) }} onFailed={() => setIsOpen(undefined)} />
      )}
    </>
  )
}
