import styles from './Import.module.css'

interface Props<Step extends string> {
  readonly label: string
  /** Names of the steps, in their order. */
  readonly names: Readonly<Record<Step, string>>
  readonly current: Step
}

/** How far an import has come. */
export const Steps = <Step extends string>({ label, names, current }: Props<Step>) => (
  <ol className={styles.steps} aria-label={label}>
    {Object.entries<string>(names).map(([step, name]) => (
      <li key={step} aria-current={step === current ? 'step' : undefined}>
        {name}
      </li>
    ))}
  </ol>
)
