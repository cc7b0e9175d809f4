import { Button, Group, Text } from '@mantine/core'
import { IconPlant2 } from '@tabler/icons-react'
import { useLayoutEffect, useState } from 'react'
import { type DemoLimit, onDemoLimit } from '../../lib/demo-limit.ts'
import { CloseButton } from '../../ui/CloseButton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { uiText } from '../../ui/text.ts'
import { NoticeLine } from '../../ui/NoticeLine.tsx'
import { useRegisterFromDemo } from '../use-register-from-demo.ts'
import styles from './InDemo.module.css'
import { inDemoText } from './in-demo-text.ts'
import { shellText } from './text.ts'

/** A reload makes the demo's farm anew, so the browser keeps what its account cannot. */
const PUT_AWAY = 'vagu-demo-warning'

function DemoWarning({ onRegister }: { readonly onRegister: () => void }) {
  const [isAway, setIsAway] = useState(() => localStorage.getItem(PUT_AWAY) !== null)
  if (isAway) return null
  const putAway = (): void => {
    localStorage.setItem(PUT_AWAY, '')
    setIsAway(true)
  }
  return (
    <div className={styles.warning}>
      <NoticeLine
        icon={<IconPlant2 size={20} aria-hidden />}
        action={
          <button type="button" className={styles.wide} onClick={onRegister}>
            {inDemoText.takeAlong}
          </button>
        }
        putAway={{ label: inDemoText.putAway, onClick: putAway }}
      >
        <strong className={styles.wide}>{inDemoText.title}</strong> {inDemoText.text}{' '}
        <span className={styles.wide}>{inDemoText.noLetters}</span>
      </NoticeLine>
    </div>
  )
}

/** Says at once what the demo does not do, and how to go on. */
function DemoLimitDialog({ onRegister }: { readonly onRegister: () => void }) {
  const [limit, setLimit] = useState<DemoLimit>()
  // from the moment in which it is there: a limit that is told before it listens would be lost
  useLayoutEffect(() => onDemoLimit(setLimit), [])
  const close = (): void => setLimit(undefined)
  return (
    <Dialog
      isOpen={limit !== undefined}
      onClose={close}
      title={inDemoText.limits[limit ?? 'locked'].title}
      width={460}
      isChanged={false}
    >
      <Text>{inDemoText.limits[limit ?? 'locked'].text}</Text>
      <Group justify="flex-end" mt="lg">
        <CloseButton label={uiText.close} />
        <Button onClick={onRegister}>{shellText.register}</Button>
      </Group>
    </Dialog>
  )
}

/** Warning and limit dialog that stand over every page of the demo. */
export function InDemo() {
  const goToRegister = useRegisterFromDemo()
  const register = (): void => void goToRegister()
  return (
    <>
      <DemoWarning onRegister={register} />
      <DemoLimitDialog onRegister={register} />
    </>
  )
}
