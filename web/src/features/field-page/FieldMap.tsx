import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { WholeScreen } from '../../ui/WholeScreen.tsx'
import styles from './FieldJobsPage.module.css'

const AllFieldsMap = lazyComponent(
  async () => (await import('../../entities/fields/AllFieldsMap.tsx')).AllFieldsMap,
)

interface Props {
  readonly fieldId: string
  readonly name: string
  readonly year: number
  readonly onClose: () => void
}

/** One field on the map, over the whole screen. */
export const FieldMap = ({ fieldId, name, year, onClose }: Props) => (
  <WholeScreen onClose={onClose} title={name}>
    <div className={styles.map}>
      <AllFieldsMap
        fallback={<DelayedSkeleton lines={1} height={320} />}
        props={{ year, fieldIds: [fieldId] }}
      />
    </div>
  </WholeScreen>
)
