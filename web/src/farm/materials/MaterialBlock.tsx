import { Button, CloseButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { AmountFields } from './AmountFields.tsx'
import { ChemicalFields } from './ChemicalFields.tsx'
import styles from './Material.module.css'
import { isNamed } from './material-form.ts'
import { MaterialSelect } from './MaterialSelect.tsx'
import type { RegisterUsesProps } from './RegisterUses.tsx'
import { RestrictionFields } from './RestrictionFields.tsx'
import { restrictionSummary } from './restriction-summary.ts'
import type { MaterialProps } from './material-props.ts'
import { SeedFields } from './SeedFields.tsx'
import { words } from './text.ts'

type Props = Parameters<typeof MaterialSelect>[0] &
  RegisterUsesProps & {
    readonly area: number
    readonly onRemove: (key: string) => void
  }
const LazyFertilizerFields = lazyPart<MaterialProps>(
  async () => (await import('./FertilizerFields.tsx')).FertilizerFields,
)
const FertilizerFields = (props: MaterialProps) => <LazyFertilizerFields props={props} />
const RegisterUses = lazyPart<RegisterUsesProps>(
  async () => (await import('./RegisterUses.tsx')).RegisterUses,
)
const PARTS = { seed: SeedFields, fertilizer: FertilizerFields, chemical: ChemicalFields } as const

/** Whether the details are asked for first: of a new material, and of a fertiliser that does not say what it holds. */
const beginsOpen = ({ facts, isNew }: Props['material']): boolean =>
  (isNew && facts.registerNumber == null) ||
  (facts.type === 'fertilizer' && facts.nutrient?.N == null && facts.nutrient?.CaO == null)

const isInRegister = ({ facts, isNew, advice }: Props['material']): boolean =>
  facts.type === 'chemical' && facts.registerNumber != null && (!isNew || advice !== null)

/** Whether something is wrong in the part that may be folded. */
const hasHiddenError = ({ errors, name }: Props): boolean =>
  [...errors.keys()].some((key) => key.startsWith(`${name}.`) && !/\.(name|amount|unit)$/.test(key))

/** What the material is, and what its label forbids; folded while it is known. */
function MaterialDetails(props: Props) {
  const { material } = props
  const { facts } = material
  const [isOpen, setIsOpen] = useState(beginsOpen(material))
  const Part = facts.type === 'material' ? undefined : PARTS[facts.type]
  const isShown = isOpen || hasHiddenError(props)
  const summary = restrictionSummary(facts)
  return (
    <>
      <div className={styles['line']}>
        <span className={summary ? undefined : styles['quiet']}>
          {summary || (facts.type === 'chemical' ? words.noRestrictions : '')}
        </span>
        {Part && (
          <Button
            variant="subtle"
            data-folds={props.name}
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isShown)}
          >
            {isShown ? words.hideDetails : words.showDetails}
          </Button>
        )}
      </div>
      {isShown && Part && <Part {...props} />}
      {isShown && facts.type === 'chemical' && <RestrictionFields {...props} />}
    </>
  )
}

/** One material of a job: which, how much, and what it forbids. */
export const MaterialBlock = memo(function MaterialBlock(props: Props) {
  const { material, onRemove } = props
  const title = material.facts.name || words.type[material.facts.type]
  return (
    <fieldset className={styles['block']} aria-label={title}>
      <div className={styles['head']}>
        <MaterialSelect {...props} />
        <CloseButton aria-label={words.remove(material.facts.name)} onClick={() => onRemove(material.key)} />
      </div>
      {isNamed(material) && (
        <>
          {material.isNew && <span className={styles['quiet']}>{words.isNew}</span>}
          <AmountFields {...props} />
          {isInRegister(material) && <RegisterUses props={props} />}
          <MaterialDetails key={material.requisiteId ?? material.facts.name} {...props} />
          {material.advice && (
            <p className={styles['advice']}>
              <IconInfoCircle size={20} aria-hidden />
              <span>
                <strong>{words.checkLabel}</strong> {words.checkLabelWhy(material.advice)}
              </span>
            </p>
          )}
        </>
      )}
    </fieldset>
  )
})
