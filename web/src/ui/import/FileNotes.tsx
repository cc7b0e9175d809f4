import { IconAlertTriangle } from '@tabler/icons-react'
import styles from './Import.module.css'

interface Props {
  readonly notes: readonly { readonly code: string; readonly detail: string }[]
}

/** Notes about a whole file. */
export const FileNotes = ({ notes }: Props) =>
  notes.map(({ code, detail }) => (
    <p key={code} role="status" className={styles.note}>
      <IconAlertTriangle size={20} aria-hidden />
      {detail}
    </p>
  ))
