import { type Material, SEED_CERTIFICATES } from '@vagu/core/materials/schema'
import { Select, TextInput } from '@mantine/core'
import { CROP_OPTIONS } from '../crops/crop-options.ts'
import { CropSelect } from '../crops/CropSelect.tsx'
import { SeedTreatmentFields } from './SeedTreatmentFields.tsx'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { withCertificate } from './seed-treatment.ts'
import { materialsText } from './text.ts'

const CERTIFICATES = SEED_CERTIFICATES.map((value) => ({
  value,
  label: value === 'OTS' ? materialsText.certificateOwn : value,
}))

/** A crop that the table does not have is still read. */
const withOwn = (crop: string | null | undefined) =>
  !crop || CROP_OPTIONS.some(({ value }) => value === crop)
    ? CROP_OPTIONS
    : [{ value: crop, label: crop }, ...CROP_OPTIONS]

interface Props extends MaterialProps {
  /** Of the farm: seeds are dressed with its chemicals. */
  readonly requisites: readonly Material[]
  /** Whether it was sown: then it is asked when the own seed was dressed, and by whom. */
  readonly isSown?: boolean
}

/**
 * Inputs of a seed: the crop, its certificate and, unless it is the farm's own, the number; and its dressing.
 */
export function SeedFields({ requisites, isSown = false, ...props }: Props) {
  return (
    <>
      <OriginFields {...props} />
      <SeedTreatmentFields {...props} requisites={requisites} isSown={isSown} />
    </>
  )
}

function OriginFields({ material, onChange, name, errors }: MaterialProps) {
  const { facts } = material
  return (
    <div className={styles.fields}>
      <CropSelect
        label={materialsText.crop}
        options={withOwn(facts.subtype)}
        value={facts.subtype ?? null}
        name={`${name}.subtype`}
        error={errors.get(`${name}.subtype`)}
        isRequired
        onChange={(subtype) => onChange(withFacts(material, { subtype }))}
      />
      <Select
        label={materialsText.certificate}
        data={CERTIFICATES}
        value={facts.seedCertificate ?? null}
        name={`${name}.seedCertificate`}
        error={errors.get(`${name}.seedCertificate`)}
        searchable
        required
        onChange={(value) =>
          onChange(withCertificate(material, SEED_CERTIFICATES.find((each) => each === value) ?? null))
        }
      />
      {(facts.seedCertificate !== 'OTS' || facts.batchNo) && (
        <TextInput
          label={materialsText.batchNo}
          value={facts.batchNo ?? ''}
          name={`${name}.batchNo`}
          error={errors.get(`${name}.batchNo`)}
          required={facts.seedCertificate != null && facts.seedCertificate !== 'OTS'}
          onChange={(event) => onChange(withFacts(material, { batchNo: event.currentTarget.value || null }))}
        />
      )}
    </div>
  )
}
