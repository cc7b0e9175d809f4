import { IconInfoCircle } from '@tabler/icons-react'
import styles from './Entry.module.css'

/** Sentences on an entry while it is typed. */
export const EntryNotes = ({ notes }: { readonly notes: readonly string[] }) => (
  <div role="status" className={styles.notes}>
    {notes.map((note) => (
      <p key={note}>
        <IconInfoCircle size={18} aria-hidden />
        {note}
      </p>
    ))}
  </div>
)
