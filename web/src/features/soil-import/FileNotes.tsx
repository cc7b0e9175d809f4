import { IconAlertTriangle } from '@tabler/icons-react'
import type { SoilNote } from '@vagu/core/soil-samples/import/schema'
import styles from './SoilImport.module.css'

/** Notes about the whole file. */
export const FileNotes = ({ notes }: { readonly notes: readonly SoilNote[] }) =>
  notes.map(({ code, detail }) => (
    <p key={code} role="status" className={styles.note}>
      <IconAlertTriangle size={20} aria-hidden />
      {detail}
    </p>
  ))
