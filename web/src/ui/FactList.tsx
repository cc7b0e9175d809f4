type Fact = readonly [name: string, value: string]

interface Props {
  readonly facts: readonly Fact[]
  readonly className: string
  readonly label?: string
}

/** Facts of a thing, each under its name. */
export const FactList = ({ facts, className, label }: Props) => (
  <dl className={className} aria-label={label}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
