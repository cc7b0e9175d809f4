import { useEffect, useState } from 'react'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { onContact } from '../../entities/session/contact.ts'
import { useUser } from '../../entities/session/session.ts'

const ContactDialog = lazyComponent(async () => (await import('./ContactDialog.tsx')).ContactDialog)
const ContactInDemo = lazyComponent(async () => (await import('./ContactInDemo.tsx')).ContactInDemo)

/** The contact window, opened by `openContact()` from anywhere; loaded when it is first asked for. */
export function Contact() {
  const [isOpen, setIsOpen] = useState<boolean>()
  const isDemo = useUser()?.isDemo ?? false
  useEffect(() => onContact(() => setIsOpen(true)), [])
  if (isOpen === undefined) return null
  const Part = isDemo ? ContactInDemo : ContactDialog
  return <Part props={{ isOpen, onClose: () => setIsOpen(false) }} onFailed={() => setIsOpen(undefined)} />
}
