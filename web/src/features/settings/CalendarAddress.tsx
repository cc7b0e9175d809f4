import { Button, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import styles from './settings.module.css'
import { settingsText } from './text.ts'

/** An address as it was made: it is told this once. */
export function CalendarAddress({ address }: { readonly address: string }) {
  const { copy, copied } = useClipboard()
  return (
    <div className={styles.address}>
      <TextInput
        readOnly
        label={settingsText.address}
        description={settingsText.addressOnce}
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div role="status" className={styles.copy}>
        <Button onClick={() => copy(address)}>{settingsText.copy}</Button>
        {copied && settingsText.copied}
      </div>
      <p className={styles.intro}>{settingsText.addressHow}</p>
    </div>
  )
}
