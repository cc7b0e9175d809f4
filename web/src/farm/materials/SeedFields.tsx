import { SEED_CERTIFICATES } from '@vagu/core/requisites/schema'
import { Select, TextInput } from '@mantine/core'
import { CROP_OPTIONS } from '../crops/crop-options.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import styles from './Material.module.css'
import { type MaterialProps, withFacts } from './material-props.ts'
import { words } from './text.ts'

const CERTIFICATES = SEED_CERTIFICATES.map((value) => ({
  value,
  label: value === 'OTS' ? words.certificateOwn : value,
}))

/** What a seed is: the crop, its certificate and, unless it is the farm's own, the number. */
export function SeedFields({ material, onChange, name, errors }: MaterialProps) {
  const { facts } = material
  return (
    <div className={styles['fields']}>
      <SearchSelect
        label={words.crop}
        options={CROP_OPTIONS}
        value={facts.subtype ?? null}
        name={`${name}.subtype`}
        error={errors.get(`${name}.subtype`)}
        onChange={(subtype) => onChange(withFacts(material, { subtype }))}
      />
      <Select
        label={words.certificate}
        data={CERTIFICATES}
        value={facts.seedCertificate ?? null}
        name={`${name}.seedCertificate`}
        error={errors.get(`${name}.seedCertificate`)}
        searchable
        onChange={(value) =>
          onChange(
            withFacts(material, {
              seedCertificate: SEED_CERTIFICATES.find((each) => each === value) ?? null,
            }),
          )
        }
      />
      {(facts.seedCertificate !== 'OTS' || facts.batchNo) && (
        <TextInput
          label={words.batchNo}
          value={facts.batchNo ?? ''}
          name={`${name}.batchNo`}
          error={errors.get(`${name}.batchNo`)}
          onChange={(event) => onChange(withFacts(material, { batchNo: event.currentTarget.value || null }))}
        />
      )}
    </div>
  )
}
