import styles from './SoilImport.module.css'
import { soilImportText } from './text.ts'

const STEPS = ['columns', 'review', 'receipt'] as const

/** How far the import has come. */
export const Steps = ({ current }: { readonly current: (typeof STEPS)[number] }) => (
  <ol className={styles.steps} aria-label={soilImportText.steps}>
    {STEPS.map((step) => (
      <li key={step} aria-current={step === current ? 'step' : undefined}>
        {soilImportText.stepNames[step]}
      </li>
    ))}
  </ol>
)
