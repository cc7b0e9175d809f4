import { CloseButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { type ComponentProps, memo } from 'react'
import adviceStyles from '../../ui/Advice.module.css'
import type { StockLeftProps } from '../stock/StockLeft.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { totalOf } from './amount.ts'
import { AmountFields } from './AmountFields.tsx'
import { beginsOpen, detailsSummary, hasHiddenError } from './details-state.ts'
import { Fold } from '../../ui/Fold.tsx'
import styles from './Material.module.css'
import type { MaterialDetailsProps } from './MaterialDetails.tsx'
import { isNamed } from './material-form.ts'
import type { MaterialProps } from './material-props.ts'
import { MaterialSelect } from './MaterialSelect.tsx'
import type { RegisterUsesProps } from './RegisterUses.tsx'
import { materialsText } from './text.ts'

type Props = MaterialProps &
  Pick<ComponentProps<typeof MaterialSelect>, 'requisites' | 'recentUses'> &
  RegisterUsesProps & {
    readonly area: number
    readonly onRemove: (key: string) => void
  }
const MaterialDetails = lazyComponent<MaterialDetailsProps>(
  async () => (await import('./MaterialDetails.tsx')).MaterialDetails,
)
const StockLeft = lazyComponent<StockLeftProps>(
  async () => (await import('../stock/StockLeft.tsx')).StockLeft,
)
const RegisterUses = lazyComponent<RegisterUsesProps>(
  async () => (await import('./RegisterUses.tsx')).RegisterUses,
)

/** A product of the register, or a new one that calls itself that. */
const concernsRegister = ({ facts, isNew, advice }: Props['material']): boolean =>
  facts.type === 'chemical' &&
  (facts.registerNumber == null
    ? isNew && facts.subtypeVariant === 'TKV_REGISTRIST'
    : !isNew || advice !== null)

/** Details of the material and limits of its label; folded while it is known. */
function Details(props: Props) {
  const { material, name, errors } = props
  const nothing = material.facts.type === 'chemical' ? materialsText.noRestrictions : ''
  return (
    <Fold
      names={[name]}
      summary={detailsSummary(material) || nothing}
      label={material.facts.type === 'material' ? materialsText.more : materialsText.details}
      beginsOpen={beginsOpen(material)}
      isForced={hasHiddenError(errors, name)}
    >
      <MaterialDetails props={props} fallback={<DelayedSkeleton lines={2} height={56} />} />
    </Fold>
  )
}

function Advice({ source }: { readonly source: string }) {
  return (
    <p className={adviceStyles.advice}>
      <IconInfoCircle size={20} aria-hidden />
      <span>
        <strong>{materialsText.checkLabel}</strong> {materialsText.checkLabelWhy(source)}
      </span>
    </p>
  )
}

/** One material of a job: which, how much, and what it forbids. */
export const MaterialBlock = memo(function MaterialBlock(props: Props) {
  const { material, name, errors, requisites, recentUses, onChange, onRemove } = props
  const { facts, isNew, advice } = material
  return (
    <fieldset className={styles.block} aria-label={facts.name || materialsText.type[facts.type]}>
      <div className={styles.head}>
        <MaterialSelect
          materialKey={material.key}
          facts={facts}
          requisiteId={material.requisiteId}
          onChange={onChange}
          name={name}
          errors={errors}
          requisites={requisites}
          recentUses={recentUses}
        />
        <CloseButton aria-label={materialsText.remove(facts.name)} onClick={() => onRemove(material.key)} />
      </div>
      {isNamed(material) && (
        <>
          {isNew && <span className={styles.quiet}>{materialsText.isNew}</span>}
          <AmountFields {...props} />
          {material.requisiteId !== null && (
            <StockLeft
              props={{
                requisiteId: material.requisiteId,
                amount: totalOf(material.amount, props.area),
                unit: material.amount.unit,
                isStored: props.isStored,
              }}
            />
          )}
          {concernsRegister(material) && <RegisterUses props={props} />}
          <Details key={material.requisiteId ?? facts.name} {...props} />
          {advice && <Advice source={advice} />}
        </>
      )}
    </fieldset>
  )
})
